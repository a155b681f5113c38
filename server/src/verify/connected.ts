/**
 * What shares a store, directly or through others, belongs together: a question about the rest needs none of it.
 * Neighbours: `environment.ts` and `grants.ts` ask about each part alone.
 */

/** The parts in the order of their first members. What has no stores is a part of its own. */
export function connected<Item>(items: readonly Item[], storesOf: (item: Item) => readonly string[]): readonly (readonly Item[])[] {
  const found: { stores: Set<string>; members: Set<Item> }[] = [];
  for (const item of items) {
    const own = storesOf(item);
    const merged = { stores: new Set(own), members: new Set([item]) };
    for (let index = found.length - 1; index >= 0; index--) {
      const other = found[index]!;
      if (!own.some((store) => other.stores.has(store))) continue;
      for (const store of other.stores) merged.stores.add(store);
      for (const member of other.members) merged.members.add(member);
      found.splice(index, 1);
    }
    found.push(merged);
  }
  return found.map((part) => items.filter((item) => part.members.has(item)));
}
