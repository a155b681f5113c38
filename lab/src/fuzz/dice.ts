/**
 * Random choices from a seed, the same on every machine: a failure is told by its seed and can be had again.
 * Neighbours: everything in this folder throws these dice and no others.
 */

export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) ^ 0x2545f491) | 0;
    for (let turn = 0; turn < 4; turn++) this.next();
  }

  /** From 0 to `limit - 1`; 0 where there is nothing to choose. */
  below(limit: number): number {
    return limit <= 1 ? 0 : this.next() % limit;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** The list must not be empty. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** One of the names, as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][];
    let left = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [name, weight] of entries) {
      if (left < weight) return name;
      left -= weight;
    }
    return entries[0]![0];
  }

  /** xorshift with a multiplication after it. */
  private next(): number {
    let x = this.state || 0x6d2b79f5;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.imul(x, 0x9e3779b1) >>> 3;
  }
}
