/**
 * Random numbers from a seed: the same seed gives the same numbers on every machine and in every version of Node.
 * Neighbours: both generators and nothing else draw from it.
 */

/** A stream of numbers (splitmix32). Two streams with different names have nothing to do with each other, also from the same seed. */
export class Random {
  private state: number;

  constructor(seed: number, stream: string) {
    let hash = 0x811c9dc5 ^ seed;
    for (const character of `${stream}/${seed}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
    this.state = hash | 0;
  }

  /** A number from 0 to `bound - 1`. */
  below(bound: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) % bound;
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of the items; there must be one. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** One of the items, each as often as its weight says. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let left = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    return items[0]![1];
  }
}
