/**
 * Methods of the workspace of which a call of one may run another, in subclasses or above: one of each family stands for all of it.
 * Neighbours: `strangers.ts` notes what a family takes and gives.
 */
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';

/** The head of each method's family; a method that is in no family of several is left out. */
export function familiesOf({ table }: Resolved): ReadonlyMap<MethodSymbol, MethodSymbol> {
  const above = new Map<MethodSymbol, MethodSymbol>();
  const head = (one: MethodSymbol): MethodSymbol => {
    let at = one;
    for (let next = above.get(at); next !== undefined && next !== at; next = above.get(at)) at = next;
    return at;
  };
  for (const symbol of table.classes) {
    if (symbol.isLibrary) continue;
    const byKey = new Map<string, MethodSymbol>();
    for (const { methods } of table.lineage(symbol)) {
      for (const method of methods) {
        if (method.isStatic || method.isConstructor) continue;
        const key = `${method.name}/${method.params.length}`;
        const other = byKey.get(key);
        if (other === undefined) byKey.set(key, method);
        else if (head(other) !== head(method)) above.set(head(method), head(other));
      }
    }
  }
  return new Map([...above.keys()].map((one) => [one, head(one)]));
}
