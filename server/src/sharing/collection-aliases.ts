/**
 * Other names of the collections that fields refer to: locals that are given one, once, and what functions have captured of
 * these; `all::add` has captured `all`. What is done to a collection by such a name is done to what the field holds.
 * Neighbours: `accesses.ts` counts these as uses of the field; `references.ts` knows references of which nobody knows the interface.
 */
import { stripped } from '../resolve/typed-children';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { FieldRead, TypedExpr } from '../resolve/typed';
import { placeOf, type Place } from './places';
import { expressionsOf } from '../resolve/typed-statements';

export interface CollectionAlias {
  readonly read: FieldRead;
  /** The object whose field it is; undefined for static fields and where it is computed. */
  readonly object: Place | undefined;
}

export type CollectionAliases = ReadonlyMap<LocalVariable, CollectionAlias>;

export function collectionAliases(resolved: Resolved, isCollection: (field: FieldSymbol) => boolean): CollectionAliases {
  const found = new Map<LocalVariable, CollectionAlias>();
  const bodies = [
    ...[...resolved.methods.values()].map(({ method, body }) => ({ owner: method.owner, body })),
    ...resolved.staticInitializers.values(),
  ];
  for (const { owner, body } of bodies) {
    if (body === undefined || owner.isLibrary) continue;
    const give = (variable: LocalVariable | undefined, value: TypedExpr | undefined): void => {
      const inner = value && stripped(value);
      if (variable === undefined || (inner?.kind !== 'field' && inner?.kind !== 'static') || !isCollection(inner.field)) return;
      found.set(variable, { read: inner, object: inner.kind === 'static' ? undefined : placeOf(inner.object, owner, new Map()) });
    };
    const open = new Map<LocalVariable, readonly TypedExpr[]>();
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (isStmt && node.kind === 'local') {
        if (!body.assigned.has(node.variable)) give(node.variable, node.init);
        else if (node.init === undefined) open.set(node.variable, []);
      }
      // Declared outside the block in which it gets its one value.
      if (!isStmt && node.kind === 'assign' && node.target.kind === 'local') {
        const before = open.get(node.target.variable);
        if (before !== undefined) open.set(node.target.variable, [...before, node.value]);
      }
      // The object of a method reference has a variable of its own; every other one has its value already.
      if (!isStmt && node.kind === 'new') node.class.captures.forEach(({ variable }, index) => give(variable, node.captured?.[index]));
    }
    for (const [variable, values] of open) if (values.length === 1) give(variable, values[0]);
  }
  return found;
}

/** What the name stands for. */
export function aliasOf(expr: TypedExpr, same: CollectionAliases): CollectionAlias | undefined {
  if (expr.kind === 'local') return same.get(expr.variable);
  if (expr.kind !== 'field' || expr.field.captured !== 'variable') return undefined;
  const variable = expr.field.owner.captures.find((one) => one.field === expr.field)?.variable;
  return variable && same.get(variable);
}
