/**
 * Which entry of a ghost map an operation changes: `m[k] = v` is written as an assignment of the whole map that differs from the old one at `k`.
 * Neighbours: disciplines and frames of entries ask it (`sequential/modular/element-access.ts`, `frames.ts`, `simulation.ts`).
 */
import type { Expr, Location, Operation } from './ir';
import { exprEquals } from './substitute';
import { locationExpr, typeOf } from './type-of';

/** The keys at which an operation changes a map, outermost first; none where it replaces the whole. */
export function keysWritten(op: Operation, location: Location): readonly Expr[] {
  const assigned = op.assigns.filter(({ target }) => exprEquals(locationExpr(target), locationExpr(location)));
  if (assigned.length !== 1 || op.havocs.some((one) => exprEquals(locationExpr(one), locationExpr(location)))) return [];
  const keys: Expr[] = [];
  let current = locationExpr(location);
  let value = assigned[0]!.value;
  while (value.kind === 'mapSet' && exprEquals(value.map, current)) {
    keys.push(value.key);
    if (value.value.kind !== 'mapSet') break;
    current = { kind: 'mapGet', map: current, key: value.key, type: typeOf(value.value) };
    value = value.value;
  }
  return keys;
}
