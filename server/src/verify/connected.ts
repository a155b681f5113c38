/**
 * What shares a store, directly or through others, belongs together: a question about the rest needs none of it.
 * Neighbours: `environment.ts` and `grants.ts` ask about each part alone.
 */

/** The parts in the order of their first members. What has no stores is a part of its own. */
export function connected<Item>(items: readonly Item[], storesOf: (item: Item) => readonly string[]): readonly (readonly Item[])[] {
  const leaders = items.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let leader = index;
    while (leaders[leader] !== leader) leader = leaders[leader] = leaders[leaders[leader]!]!;
    return leader;
  };
  const firsts = new Map<string, number>();
  items.forEach((item, index) => {
    for (const store of storesOf(item)) {
      const [one, other] = [leaderOf(firsts.get(store) ?? index), leaderOf(index)];
      leaders[Math.max(one, other)] = Math.min(one, other);
      if (!firsts.has(store)) firsts.set(store, index);
    }
  });
  const parts = new Map<number, Item[]>();
  items.forEach((item, index) => {
    const leader = leaderOf(index);
    const part = parts.get(leader);
    if (part) part.push(item);
    else parts.set(leader, [item]);
  });
  return [...parts.values()];
}
