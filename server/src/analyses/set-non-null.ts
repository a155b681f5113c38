/**
 * Final fields that every constructor sets to something that is not null before anybody else can have seen the object: `this.words = new
 * int[n]`, `this.name = requireNonNull(name)`, or a parameter that was compared with null before. Until the assignment the constructor
 * neither shows `this` nor reads the field, so whoever gets at the object afterwards finds it set.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `non-null.ts` has made sure of the superclasses and asks only then; it decides about fields with an initializer itself.
 */
import { onceFor } from '../base/once-for';
import { contextOf } from '../resolve/declare';
import { mayBeVariable } from './constant-names';
import { isInnerMember } from '../resolve/captures';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import { walkBody, type BodyNode } from '../syntax/walk';
import type { Expr as JavaExpr, Stmt as JavaStmt } from '../syntax/ast';

/** Whether every constructor of the field's class sets it so; it is final, of a reference type, and has no initializer. */
export function isSetByConstructors(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner } = field;
  // A finalizer sees objects whose constructor has thrown.
  if (field.isStatic || owner.place !== 'member' || hasFinalizers(resolved)) return false;
  for (const member of owner.members) {
    if (member.kind === 'initializer' && !member.isStatic && !hides({ sort: 'stmt', node: member.body }, field, resolved)) return false;
    if (
      member.kind === 'field' &&
      member.init !== undefined &&
      !member.modifiers.words.includes('static') &&
      !hides({ sort: 'expr', node: member.init }, field, resolved)
    )
      return false;
  }
  const constructors = owner.methods.filter((one) => one.isConstructor);
  return constructors.length > 0 && constructors.every((one) => sets(one, field, resolved));
}

const hasFinalizers = onceFor((resolved: Resolved): boolean =>
  resolved.table.classes.some(
    (one) => !one.isLibrary && one.methods.some((method) => method.name === 'finalize' && method.params.length === 0),
  ),
);

function sets(constructor: MethodSymbol, field: FieldSymbol, resolved: Resolved): boolean {
  const { decl } = constructor;
  if (decl?.body === undefined || decl.hasErrors) return false;
  const { stmts } = decl.body;
  // It ends in another constructor of the class, which sets the field; its arguments cannot speak of `this`.
  if (stmts[0]?.kind === 'constructorCall' && stmts[0].target === 'this') return true;
  const parameters = new Set(constructor.params.map((one) => one.name));
  for (const stmt of stmts)
    walkBody({ sort: 'stmt', node: stmt }, ({ sort, node }) => {
      if (sort !== 'expr' || (node.kind !== 'assign' && node.kind !== 'update') || node.target.kind !== 'name') return;
      // What is assigned anew is not known any more.
      parameters.delete(node.target.name);
    });
  const names = new Set(constructor.params.map((one) => one.name));
  const proved = new Set<string>();
  const scope: Scope = { owner: constructor.owner, resolved, variables: new Set([...names, ...localsOf(stmts)]) };
  for (const stmt of stmts) {
    const value = assigned(stmt, field, names);
    if (value !== undefined) return hides({ sort: 'expr', node: value }, field, resolved, names) && isNonNull(value, proved, scope);
    if (!hides({ sort: 'stmt', node: stmt }, field, resolved, names)) return false;
    for (const name of provedBy(stmt, scope)) if (parameters.has(name)) proved.add(name);
  }
  // The compact constructor of a record ends with setting every field to its parameter.
  return decl.isCompact && proved.has(field.name);
}

/** The value that a statement sets the field to. */
function assigned(stmt: JavaStmt, field: FieldSymbol, locals: ReadonlySet<string>): JavaExpr | undefined {
  if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign' || stmt.expr.op !== undefined) return undefined;
  const { target, value } = stmt.expr;
  if (target.kind === 'name') return target.name === field.name && !locals.has(field.name) ? value : undefined;
  return target.kind === 'field' &&
    target.object.kind === 'this' &&
    target.object.qualifier === undefined &&
    target.name.name === field.name
    ? value
    : undefined;
}

/** The names of which a statement has made sure that they are not null, if it comes to its end. */
function provedBy(stmt: JavaStmt, scope: Scope): readonly string[] {
  if (stmt.kind === 'if' && stmt.else === undefined && throws(stmt.then)) return nullTests(stmt.cond);
  if (stmt.kind !== 'expr') return [];
  const checked = stmt.expr.kind === 'assign' ? stmt.expr.value : stmt.expr;
  const name = checkedArgument(checked, scope);
  return name?.kind === 'name' ? [name.name] : [];
}

function throws(stmt: JavaStmt): boolean {
  return stmt.kind === 'throw' || (stmt.kind === 'block' && stmt.stmts.length === 1 && throws(stmt.stmts[0]!));
}

/**
 * The names that are null only where the condition is true: it is evaluated from the left, and none of its parts is skipped unless it is
 * true already.
 */
function nullTests(cond: JavaExpr): readonly string[] {
  if (cond.kind !== 'binary') return [];
  if (cond.op === '||') return [...nullTests(cond.left), ...nullTests(cond.right)];
  if (cond.op !== '==') return [];
  const other = cond.left.kind === 'nullLit' ? cond.right : cond.right.kind === 'nullLit' ? cond.left : undefined;
  return other?.kind === 'name' ? [other.name] : [];
}

/** Where a name of a class stands: `variables` are those of the constructor, which hide a class of the name. */
interface Scope {
  readonly owner: ClassSymbol;
  readonly resolved: Resolved;
  readonly variables: ReadonlySet<string>;
}

/** The names of all variables that are declared anywhere in these, by statements, patterns, handlers and functions. */
function localsOf(stmts: readonly JavaStmt[]): readonly string[] {
  const found: string[] = [];
  const seen = new Set<object>();
  for (const pending: unknown[] = [...stmts]; pending.length > 0; ) {
    const one = pending.pop();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    // Whatever declares one has its name as a node of its own.
    if ('name' in one && typeof one.name === 'object' && one.name !== null && 'name' in one.name && typeof one.name.name === 'string')
      found.push(one.name.name);
    if ('binding' in one && typeof one.binding === 'object' && one.binding !== null && 'name' in one.binding)
      if (typeof one.binding.name === 'string') found.push(one.binding.name);
    pending.push(...Object.values(one));
  }
  return found;
}

/** The argument of `Objects.requireNonNull`. */
function checkedArgument(expr: JavaExpr, { owner, resolved, variables }: Scope): JavaExpr | undefined {
  if (expr.kind !== 'call' || expr.name.name !== 'requireNonNull' || expr.object?.kind !== 'name') return undefined;
  const { name } = expr.object;
  if (variables.has(name) || mayBeVariable(name, owner, resolved)) return undefined;
  return findClass(name, contextOf(resolved.table, owner))?.name === 'java.util.Objects' ? expr.args[0] : undefined;
}

function isNonNull(value: JavaExpr, proved: ReadonlySet<string>, scope: Scope): boolean {
  switch (value.kind) {
    case 'new':
    case 'newArray':
    case 'stringLit':
    case 'classLit':
      return true;
    case 'name':
      return proved.has(value.name);
    case 'conditional':
      return isNonNull(value.then, proved, scope) && isNonNull(value.else, proved, scope);
    case 'call':
      return checkedArgument(value, scope) !== undefined;
    default:
      return false;
  }
}

/**
 * Whether a part of a constructor neither shows `this` to any other code nor reads the field. `locals` are names that do not mean fields.
 */
function hides(root: BodyNode, field: FieldSymbol, resolved: Resolved, locals: ReadonlySet<string> = new Set()): boolean {
  const allowed = new Set<JavaExpr>();
  let isHidden = true;
  walkBody(root, ({ sort, node }) => {
    if (!isHidden) return;
    // A local of the field's name: an assignment after it may mean that.
    if (sort === 'stmt')
      isHidden = node.kind !== 'return' && node.kind !== 'error' && (node.kind !== 'local' || node.name.name !== field.name);
    else if (sort !== 'expr') isHidden = false;
    else isHidden = hidesAt(node, field, resolved, locals, allowed);
  });
  return isHidden;
}

function hidesAt(node: JavaExpr, field: FieldSymbol, resolved: Resolved, locals: ReadonlySet<string>, allowed: Set<JavaExpr>): boolean {
  const { owner } = field;
  switch (node.kind) {
    case 'this':
      return allowed.has(node);
    case 'name':
      return node.name !== field.name || locals.has(node.name);
    case 'field':
      if (node.object.kind === 'this' && node.object.qualifier === undefined && node.name.name !== field.name) allowed.add(node.object);
      return true;
    case 'call':
      return !node.isSuper && (node.object !== undefined || isOwnStatic(node.name.name, owner, resolved));
    case 'new': {
      if (node.body !== undefined || node.outer !== undefined || node.type.kind !== 'named') return false;
      const made = findClass(node.type.name, contextOf(resolved.table, owner));
      return made !== undefined && (made.isLibrary || (made.place === 'member' && !isInnerMember(made)));
    }
    case 'instanceof':
      return node.binding?.name !== field.name;
    case 'matches':
    case 'superField':
    case 'lambda':
    case 'methodRef':
    case 'unsupported':
    case 'error':
      return false;
    case 'intLit':
    case 'floatLit':
    case 'boolLit':
    case 'charLit':
    case 'stringLit':
    case 'nullLit':
    case 'classLit':
    case 'index':
    case 'newArray':
    case 'arrayInit':
    case 'unary':
    case 'update':
    case 'binary':
    case 'assign':
    case 'conditional':
    case 'cast':
    case 'switchExpr':
    case 'pattern':
      return true;
  }
}

/** Whether an unqualified call of the name runs a static method of the class or of one above it. */
function isOwnStatic(name: string, owner: ClassSymbol, resolved: Resolved): boolean {
  const isNamed = (one: MethodSymbol): boolean => one.name === name && !one.isConstructor;
  return (
    owner.methods.some(isNamed) &&
    resolved.table.lineage(owner).every((above) => above.methods.every((one) => !isNamed(one) || one.isStatic))
  );
}
