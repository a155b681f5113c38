/**
 * Fields that are never null: declared so (`non_null`, `@NonNull`), or given a new object where nobody can have seen the field before, and
 * final or never given anything else. What the second says is used as a fact without being checked, so it is only said where it certainly
 * holds.
 * Neighbours: `steps/access.ts` checks writes of declared ones; `clauses/fields.ts` puts the answer into the declaration.
 */
import type { Span } from '../../base/span';
import type { Expr as JavaExpr } from '../../syntax/ast';
import { walkBody } from '../../syntax/walk';
import { contextOf } from '../../resolve/declare';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import { lockPartOf } from './lock-parts';
import { handsOverCode, isOwnPlainStatic, runsHarmlessMethod } from '../../analyses/harmless-methods';
import { mayBeVariable, namesConstant } from '../../analyses/constant-names';
import { calledFromAbove } from './called-from-above';
import { looksUpFieldNamed } from '../../analyses/by-name';
import { isFreshOrLiteral, isOnlyGivenNew, seemsOnlyGivenNew } from '../../analyses/given-new';
import { isSetByConstructors } from '../../analyses/set-non-null';
import { unknownSuperclass } from '../../resolve/elaborate-stmt';
import { findClass } from '../../resolve/type-names';
import type { NeverNull } from '../../resolve/never-null';
import { declaredNeverNull } from '../../resolve/never-null';
import type { JavaType } from '../../resolve/types';
import { OBJECT_NAME, displayType, isReference, isString } from '../../resolve/types';

/** Where a field is declared never to be null; undefined where it is not. */
export function isDeclaredNonNull(field: FieldSymbol): Span | undefined {
  return isReference(field.type) ? declaredNeverNull(field)?.span : undefined;
}

/** Where it is declared that a method, or one of the workspace that it overrides, never returns null. */
export function resultNeverNull(method: MethodSymbol, above: readonly MethodSymbol[]): NeverNull | undefined {
  if (method.owner.isLibrary) return undefined;
  const declared = [method, ...above]
    .map((one) => declaredNeverNull({ specs: [], annotations: one.annotations }))
    .find((one) => one !== undefined);
  return declared !== undefined && misusedNonNull(declared, method.name, method.returnType) === undefined ? declared : undefined;
}

/** Why it cannot be used as it stands that something is declared never to be null. */
export type MisusedNonNull =
  | { readonly kind: 'wrong'; readonly message: string; readonly span: Span }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly span: Span };

/** What is wrong with such a declaration of something of the type; `name` is that of a variable, or how a result is called. */
export function misusedNonNull({ span, mayMeanElements }: NeverNull, name: string, type: JavaType): MisusedNonNull | undefined {
  if (!isReference(type)) return { kind: 'wrong', message: `\`${name}\` is of type \`${displayType(type)}\`, which is never null.`, span };
  if (!mayMeanElements || type.kind !== 'array') return undefined;
  return {
    kind: 'unsupported',
    reason: `an annotation that means the array \`${name}\` in some libraries and its elements in others (\`/*@ non_null */\` means the array)`,
    span,
  };
}

/** Some other file may reach the field by its name, private or not. */
function isLookedUpElsewhere({ name, owner }: FieldSymbol, { table }: Resolved): boolean {
  return table.classes.some((one) => !one.isLibrary && one.unit !== owner.unit && looksUpFieldNamed(name, one.unit));
}

/**
 * Whether a field is known to be non-null from its initializer: it is set to a new object or a literal before any code of the workspace can
 * run that might see it still null; and it is final, or never given anything else.
 */
export function isKnownNonNull(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner } = field;
  if (!isReference(field.type) || owner.isLibrary || owner.untranslated !== undefined) return false;
  if (!field.isFinal && (!isOnlyGivenNew(field) || isLookedUpElsewhere(field, resolved))) return false;
  if (unknownSuperclass(owner) !== undefined) return false;
  if (!field.isStatic && calledFromAbove(owner, resolved).length > 0) return false;
  const isReady = field.isStatic
    ? !isInitializedBefore(owner, resolved)
    : workspaceSupers(owner, resolved).every((above) => isHarmlessToMake(above, resolved));
  if (!isReady) return false;
  if (field.isStatic && owner.enumConstants.length > 0) {
    const isHarmlessConstant = (one: ClassSymbol['enumConstants'][number]): boolean =>
      one.args.every((arg) => isHarmless(arg, owner, resolved)) &&
      // Making the object of a body runs what the body initializes, static fields included; a name there may be one of the body's own.
      (one.body ?? []).every(
        (member) =>
          member.kind !== 'initializer' &&
          (member.kind !== 'field' || member.init === undefined || (!hasNames(member.init) && isHarmless(member.init, owner, resolved))),
      );
    if (!isHarmlessToMake(owner, resolved) || !owner.enumConstants.every(isHarmlessConstant)) return false;
    if (field.enumConstant !== undefined) return true;
  }
  if (field.init === undefined) return isSetByConstructors(field, resolved);
  if (
    !isFreshOrLiteral(field.init) &&
    !namesConstant(field.init, owner, resolved) &&
    lockPartOf(field, resolved) === undefined &&
    !isMadeByLibrary(field.init, owner, resolved)
  )
    return false;
  // Everything that runs before must be harmless, and so must the initializer itself.
  for (const member of owner.members) {
    if (member.kind === 'initializer' && member.isStatic === field.isStatic) return false;
    if (member.kind !== 'field' || member.init === undefined) continue;
    const sibling = owner.fields.find((one) => one.nameSpan === member.name.span);
    if (sibling === undefined || sibling.isStatic !== field.isStatic) continue;
    // Asking a lock for its parts runs code of the library only.
    if (!isHarmless(member.init, owner, resolved) && lockPartOf(sibling, resolved) === undefined) return false;
    if (sibling === field) return true;
  }
  return false;
}

/**
 * Whether a field that threads share without a lock may be null at first and never again, as that of a value which is made when it is first
 * asked for: `volatile`, and given new objects only. Steps of other threads are assumed to keep that, and each write of it is asked to.
 */
export function staysNonNull(field: FieldSymbol, resolved: Resolved): boolean {
  if (!field.isVolatile || !isReference(field.type) || field.owner.isLibrary || field.owner.untranslated !== undefined) return false;
  return seemsOnlyGivenNew(field) && !isLookedUpElsewhere(field, resolved) && isNothingBefore(field, resolved);
}

/** Its initializer does not undo what code that runs before it has made. */
function isNothingBefore(field: FieldSymbol, resolved: Resolved): boolean {
  const { init, owner, isStatic } = field;
  if (init === undefined || isFreshOrLiteral(init)) return true;
  if (init.kind !== 'nullLit' || (!isStatic && calledFromAbove(owner, resolved).length > 0)) return false;
  for (const member of owner.members) {
    if (member.kind === 'initializer' && member.isStatic === isStatic) return false;
    if (member.kind !== 'field' || member.init === undefined) continue;
    const sibling = owner.fields.find((one) => one.nameSpan === member.name.span);
    if (sibling === field) return true;
    if (sibling?.isStatic === isStatic && !isHarmless(member.init, owner, resolved)) return false;
  }
  return false;
}

/** A call of the library that always gives a collection: `Collections.synchronizedList(...)`, `List.of(...)`. */
function isMadeByLibrary(init: JavaExpr, owner: ClassSymbol, resolved: Resolved): boolean {
  if (
    init.kind !== 'call' ||
    init.isSuper ||
    init.object?.kind !== 'name' ||
    mayBeVariable(init.object.name, owner, resolved) ||
    !/^(synchronized|unmodifiable|empty|singleton|of$|copyOf$)/.test(init.name.name)
  )
    return false;
  const named = findClass(init.object.name, contextOf(resolved.table, owner));
  const isKnown =
    named?.isLibrary === true && ['java.util.Collections', 'java.util.List', 'java.util.Set', 'java.util.Map'].includes(named.name);
  return isKnown && init.args.every((one) => isHarmless(one, owner, resolved)) && !handsOverCode(init.args, owner, resolved);
}

/** Whether code of a superclass or of an interface runs before that of the class, when it is used first. */
function isInitializedBefore(owner: ClassSymbol, { table, staticInitializers }: Resolved): boolean {
  return table.lineage(owner).some((above) => above !== owner && (staticInitializers.has(above) || above.untranslated !== undefined));
}

/** The superclasses that are part of the workspace, nearest first. */
function workspaceSupers(owner: ClassSymbol, resolved: Resolved): readonly ClassSymbol[] {
  const found: ClassSymbol[] = [];
  for (let above = resolved.table.superclassOf(owner); above !== undefined && !above.isLibrary; above = resolved.table.superclassOf(above))
    found.push(above);
  return found;
}

/** Whether making an object of the class, and of its supers, runs only assignments of harmless values: `this` is shown to nobody. */
function isHarmlessToMake(owner: ClassSymbol, resolved: Resolved): boolean {
  // Objects that make each other without end are never there.
  if (BEING_MADE.has(owner)) return false;
  BEING_MADE.add(owner);
  try {
    return areHarmless(owner, resolved);
  } finally {
    BEING_MADE.delete(owner);
  }
}

/** The classes that are being asked about, while they are. */
const BEING_MADE = new Set<ClassSymbol>();

function areHarmless(owner: ClassSymbol, resolved: Resolved): boolean {
  return [owner, ...workspaceSupers(owner, resolved)].every(
    (symbol) =>
      unknownSuperclass(symbol) === undefined &&
      calledFromAbove(symbol, resolved).length === 0 &&
      symbol.methods.every((one) => !one.isConstructor || hasHarmlessBody(one, resolved)) &&
      symbol.members.every(
        (member) =>
          (member.kind !== 'initializer' || member.isStatic) &&
          (member.kind !== 'field' ||
            member.init === undefined ||
            member.modifiers.words.includes('static') ||
            isHarmless(member.init, symbol, resolved)),
      ),
  );
}

function hasHarmlessBody(constructor: MethodSymbol, resolved: Resolved): boolean {
  const isParameter = (expr: JavaExpr, isPlain: boolean): boolean =>
    expr.kind === 'name' &&
    constructor.params.some((param) => param.name === expr.name && (!isPlain || param.type.kind === 'primitive' || isString(param.type)));
  // Joining an object's text would run its `toString`.
  const isComputed = (expr: JavaExpr): boolean =>
    isParameter(expr, true) ||
    (!names(expr, constructor.params) && isHarmless(expr, constructor.owner, resolved)) ||
    (expr.kind === 'unary' && isComputed(expr.operand)) ||
    (expr.kind === 'binary' && isComputed(expr.left) && isComputed(expr.right));
  const isValue = (expr: JavaExpr): boolean => isParameter(expr, false) || isComputed(expr);
  // The library may ask what it is given: `Throwable(cause)` calls `cause.toString()`.
  const above = resolved.table.superclassOf(constructor.owner);
  const isBelowLibrary = above?.isLibrary === true && above.name !== OBJECT_NAME;
  return (constructor.decl?.body?.stmts ?? []).every((stmt) => {
    if (stmt.kind === 'constructorCall')
      return stmt.target === 'super' && isBelowLibrary
        ? stmt.args.every(isComputed) && !handsOverCode(stmt.args, constructor.owner, resolved)
        : stmt.args.every(isValue);
    if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign' || stmt.expr.op !== undefined) return false;
    const { target, value } = stmt.expr;
    const isOfThis = target.kind === 'field' && target.object.kind === 'this' && target.object.qualifier === undefined;
    const name = target.kind === 'name' ? target.name : isOfThis ? target.name.name : '';
    const isPlain = isOwnPlainStatic(name, constructor.owner) || (target.kind === 'name' && isParameter(target, false));
    return (isOwnField(name, constructor.owner, resolved) || isPlain) && isValue(value);
  });
}

/** Whether anything stands in it that has to be looked up: a variable, a method, a class. */
function hasNames(expr: JavaExpr): boolean {
  let isFound = false;
  walkBody({ sort: 'expr', node: expr }, ({ sort, node }) => {
    if (sort === 'expr' && ['name', 'field', 'call', 'new', 'newArray', 'lambda', 'methodRef'].includes(node.kind)) isFound = true;
  });
  return isFound;
}

/** Whether a name stands in it that is one of the parameters: it may look like that of a constant or of a class. */
function names(expr: JavaExpr, params: MethodSymbol['params']): boolean {
  let isFound = false;
  walkBody({ sort: 'expr', node: expr }, ({ sort, node }) => {
    if (sort === 'expr' && node.kind === 'name' && params.some((one) => one.name === node.name)) isFound = true;
  });
  return isFound;
}

/**
 * Whether the name is that of a field of the object itself: by any other, what a constructor was given would get to everybody. A field
 * above the class that is private there is not meant, so perhaps one of the class around.
 */
function isOwnField(name: string, owner: ClassSymbol, { table }: Resolved): boolean {
  const declaring = table.lineage(owner).find((one) => one.fields.some((field) => field.name === name));
  const found = declaring?.fields.find((one) => one.name === name);
  if (found === undefined || found.isStatic) return false;
  return declaring === owner || (!found.isPrivate && (found.access !== 'package' || declaring!.unit === owner.unit));
}

/** An initializer that runs no code of the workspace and does not show `this`: literals and new objects of harmless classes. */
function isHarmless(init: JavaExpr, owner: ClassSymbol, resolved: Resolved): boolean {
  const all = (exprs: readonly JavaExpr[]): boolean => exprs.every((one) => isHarmless(one, owner, resolved));
  switch (init.kind) {
    case 'intLit':
    case 'floatLit':
    case 'boolLit':
    case 'charLit':
    case 'stringLit':
    case 'nullLit':
    case 'classLit':
      return true;
    case 'unary':
      return isHarmless(init.operand, owner, resolved);
    // Strings are put together by `toString`.
    case 'binary':
      return all([init.left, init.right]) && (init.op !== '+' || !handsOverCode([init.left, init.right], owner, resolved));
    case 'newArray':
      return all(init.dims) && (init.init === undefined || isHarmless(init.init, owner, resolved));
    case 'arrayInit':
      return all(init.elements);
    // Making it runs nothing of its body.
    case 'lambda':
      return true;
    case 'call':
      return isMadeByLibrary(init, owner, resolved) || (all(init.args) && runsHarmlessMethod(init, owner, resolved));
    case 'name':
      return (
        isOwnPlainStatic(init.name, owner) ||
        owner.fields.some((one) => one.name === init.name && resolved.constantOf(one) !== undefined) ||
        namesConstant(init, owner, resolved)
      );
    case 'field':
      return namesConstant(init, owner, resolved);
    case 'new': {
      if (init.body !== undefined || init.outer !== undefined || init.type.kind !== 'named' || !all(init.args)) return false;
      const made = findClass(init.type.name, contextOf(resolved.table, owner));
      // A class that makes objects of itself while being made never comes to an end; it need not be followed.
      return (
        made !== undefined &&
        made !== owner &&
        (made.isLibrary
          ? !handsOverCode(init.args, owner, resolved)
          : !resolved.staticInitializers.has(made) &&
            made.untranslated === undefined &&
            !isInitializedBefore(made, resolved) &&
            isHarmlessToMake(made, resolved))
      );
    }
    default:
      return false;
  }
}
