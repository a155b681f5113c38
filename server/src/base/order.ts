/**
 * Some members of a long list in the order of the list, at the price of the few and not of the list.
 * Neighbours: whoever takes a slice of what the whole workspace has.
 */

import { onceFor } from './once-for';

const positionsIn = onceFor((all: readonly unknown[]): ReadonlyMap<unknown, number> => new Map(all.map((one, index) => [one, index])));

/** Those of `some` that are in `all`, once each, in its order. `all` must not change, and holds nothing twice. */
export function inOrderOf<Item>(all: readonly Item[], some: Iterable<Item>): readonly Item[] {
  const positions = positionsIn(all);
  return [...new Set(some)].filter((one) => positions.has(one)).sort((left, right) => positions.get(left)! - positions.get(right)!);
}
