/**
 * What is ever written to a final field: its initializer, or what each constructor sets it to in a statement of its own. Java sees to it
 * that there is no other write.
 * Why: `final Lock lock; Cache() { lock = new ReentrantLock(); }` says as much as the initializer would.
 * Neighbours: `lower/facts/lock-parts.ts` and `sharing/locking.ts` ask it of locks and their parts.
 * Soundness: docs/soundness/library.md#parts-of-locks.
 */
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { walkBody } from '../syntax/walk';
import type { Expr, Stmt } from '../syntax/ast';

/** An expression that a field is set to. `hidden`: simple names that may not mean fields where it stands. */
export interface Written {
  readonly value: Expr;
  readonly hidden: ReadonlySet<string>;
}

/** All that a final field is ever set to; undefined where that is not seen. */
export function writtenTo(field: FieldSymbol): readonly Written[] | undefined {
  const { init, owner, isFinal, isStatic } = field;
  if (!isFinal) return undefined;
  if (init !== undefined) return [{ value: init, hidden: new Set() }];
  if (isStatic || owner.isLibrary) return undefined;
  const found: Written[] = [];
  for (const constructor of owner.methods.filter((one) => one.isConstructor)) {
    const stmts = constructor.decl?.body?.stmts;
    if (stmts === undefined || constructor.decl?.hasErrors === true) return undefined;
    // It ends in another constructor of the class, which sets the field.
    if (stmts[0]?.kind === 'constructorCall' && stmts[0].target === 'this') continue;
    // Who has returned before may have set it to something else, and a class that is declared there may have the name of another one.
    if (hasReturnOrClass(stmts)) return undefined;
    const value = stmts.map((stmt) => valueSet(stmt, field)).find((one) => one !== undefined);
    const hidden = localsOf(constructor, stmts);
    if (value === undefined || hidden === undefined) return undefined;
    if (value.isSimple && hidden.has(field.name)) return undefined;
    found.push({ value: value.expr, hidden });
  }
  return found.length === 0 ? undefined : found;
}

/** The field of the same object, or static one of the class, that an expression names. */
export function siblingNamed({ owner, isStatic }: FieldSymbol, expr: Expr, hidden: ReadonlySet<string>): FieldSymbol | undefined {
  const isOfThis = expr.kind === 'field' && expr.object.kind === 'this' && expr.object.qualifier === undefined;
  const name = expr.kind === 'name' && !hidden.has(expr.name) ? expr.name : isOfThis ? expr.name.name : undefined;
  return owner.fields.find((one) => one.name === name && one.isStatic === isStatic);
}

function valueSet(stmt: Stmt, { name }: FieldSymbol): { readonly expr: Expr; readonly isSimple: boolean } | undefined {
  if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign' || stmt.expr.op !== undefined) return undefined;
  const { target, value } = stmt.expr;
  if (target.kind === 'name') return target.name === name ? { expr: value, isSimple: true } : undefined;
  const isOwn =
    target.kind === 'field' && target.object.kind === 'this' && target.object.qualifier === undefined && target.name.name === name;
  return isOwn ? { expr: value, isSimple: false } : undefined;
}

/** Whether a constructor returns somewhere, also where only a function in it does, or declares a class. */
export function hasReturnOrClass(stmts: readonly Stmt[]): boolean {
  let isFound = false;
  for (const stmt of stmts)
    walkBody({ sort: 'stmt', node: stmt }, ({ sort, node }) => {
      if (sort === 'stmt' && (node.kind === 'return' || node.kind === 'localType')) isFound = true;
    });
  return isFound;
}

/** Every name that is declared anywhere in a constructor; undefined where a pattern declares some. */
function localsOf({ params }: MethodSymbol, stmts: readonly Stmt[]): ReadonlySet<string> | undefined {
  const names = new Set(params.map((one) => one.name));
  let areSeen = true;
  for (const stmt of stmts)
    walkBody({ sort: 'stmt', node: stmt }, ({ sort, node }) => {
      if (sort === 'stmt' && node.kind === 'local') names.add(node.name.name);
      if (
        sort === 'expr' &&
        (node.kind === 'matches' || node.kind === 'pattern' || (node.kind === 'instanceof' && node.binding !== undefined))
      )
        areSeen = false;
    });
  return areSeen ? names : undefined;
}
