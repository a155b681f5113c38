/**
 * Which fields refer to collections of the library that may not be used by two threads at once, and that only this class has: whatever is ever assigned to the field was made right there.
 * Neighbours: `accesses.ts` counts the calls of their methods as uses of what they hold; lower follows them further (`collection-flow.ts`).
 */
import { isNamed } from '../analyses/annotations';
import { contextOf } from '../resolve/declare';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { TypedExpr } from '../resolve/typed';
import { stripped } from './places';
import { expressionsOf } from './statements';

/** Whether the class is one of the library's that may not be used by two threads at once; the nearest stub that says something decides. */
export function isThreadUnsafe(symbol: ClassSymbol | undefined, resolved: Resolved): boolean {
  for (const one of symbol === undefined ? [] : resolved.table.lineage(symbol)) {
    if (!one.isLibrary) continue;
    if (one.annotations.some(isNamed('ThreadSafe'))) return false;
    if (one.annotations.some(isNamed('ThreadUnsafe'))) return true;
  }
  return false;
}

export function mutates(method: MethodSymbol): boolean {
  return method.annotations.some(isNamed('Mutates'));
}

export function collectionsMadeHere(resolved: Resolved): ReadonlySet<FieldSymbol> {
  const found = new Set<FieldSymbol>();
  for (const owner of resolved.table.classes) {
    if (owner.isLibrary) continue;
    for (const field of owner.fields) if (!field.isGhost && field.captured === undefined && isThreadUnsafe(resolved.table.classOf(field.type), resolved)) found.add(field);
  }
  if (found.size === 0) return found;
  const made = new Set<FieldSymbol>();
  const isNew = (expr: TypedExpr): boolean => {
    const inner = stripped(expr);
    return (inner.kind === 'new' && inner.class.isLibrary && isThreadUnsafe(inner.class, resolved)) || (inner.kind === 'constant' && inner.constant.kind === 'null');
  };
  const assigned = (field: FieldSymbol, value: TypedExpr): void => {
    if (!isNew(value)) found.delete(field);
    else made.add(field);
  };
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()];
  for (const { body } of bodies) {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (!isStmt && node.kind === 'assign' && (node.target.kind === 'field' || node.target.kind === 'static') && found.has(node.target.field)) assigned(node.target.field, node.value);
    }
  }
  for (const field of found) {
    if (field.init === undefined ? !made.has(field) : !isInitializedNew(field, resolved)) found.delete(field);
  }
  return found;
}

function isInitializedNew({ init, owner }: FieldSymbol, resolved: Resolved): boolean {
  if (init?.kind === 'nullLit') return true;
  return init?.kind === 'new' && init.body === undefined && init.type.kind === 'named' && isThreadUnsafe(findClass(init.type.name, contextOf(resolved.table, owner)), resolved);
}
