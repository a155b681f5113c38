/**
 * A decision procedure for conjunctions of differences `x - y <= c`, `x <= c`, `c <= x` over whole numbers: shortest paths. Nearly all questions of predicate
 * abstraction are of this form, and this takes microseconds; the rest goes to the prover. Proofs do not rest on it: their premises are asked of the prover.
 * Neighbours: `asker.ts` tries it first.
 */
import type { Atom, Linear } from './linear';

/** `left - right <= bound`; 0 is the number zero. */
interface Difference {
  readonly left: string;
  readonly right: string;
  readonly bound: number;
}

const ZERO_NAME = '';

function differenceOf(linear: Linear): Difference | undefined {
  const { terms, constant } = linear;
  if (terms.length === 1) {
    const [name, coefficient] = terms[0]!;
    if (coefficient === 1) return { left: name, right: ZERO_NAME, bound: -constant };
    if (coefficient === -1) return { left: ZERO_NAME, right: name, bound: -constant };
    return undefined;
  }
  if (terms.length !== 2) return undefined;
  const [first, second] = terms as readonly [readonly [string, number], readonly [string, number]];
  if (first[1] === 1 && second[1] === -1) return { left: first[0], right: second[0], bound: -constant };
  if (first[1] === -1 && second[1] === 1) return { left: second[0], right: first[0], bound: -constant };
  return undefined;
}

function opposite({ left, right, bound }: Difference): Difference {
  return { left: right, right: left, bound: -bound };
}

/** What follows from a conjunction; undefined where it is not one of differences. */
export class Differences {
  private constructor(private readonly index: ReadonlyMap<string, number>, private readonly size: number, private readonly bounds: Float64Array, readonly isPossible: boolean) {}

  static of(atoms: readonly Atom[]): Differences | undefined {
    const index = new Map<string, number>([[ZERO_NAME, 0]]);
    const found: Difference[] = [];
    let isFalse = false;
    for (const { linear, op } of atoms) {
      if (linear.terms.length === 0) {
        if (op === '=' ? linear.constant !== 0 : linear.constant > 0) isFalse = true;
        continue;
      }
      const one = differenceOf(linear);
      if (!one) return undefined;
      for (const name of [one.left, one.right]) if (!index.has(name)) index.set(name, index.size);
      found.push(one);
      if (op === '=') found.push(opposite(one));
    }
    const size = index.size;
    const bounds = new Float64Array(size * size).fill(Infinity);
    for (let one = 0; one < size; one++) bounds[one * size + one] = 0;
    for (const { left, right, bound } of found) {
      const at = index.get(left)! * size + index.get(right)!;
      if (bound < bounds[at]!) bounds[at] = bound;
    }
    return new Differences(index, size, bounds, close(bounds, size) && !isFalse);
  }

  /** Undefined: the goal is no difference. */
  follows({ linear, op }: Atom): boolean | undefined {
    if (!this.isPossible) return true;
    if (linear.terms.length === 0) return op === '=' ? linear.constant === 0 : linear.constant <= 0;
    const one = differenceOf(linear);
    if (!one) return undefined;
    return this.isBelow(one) && (op === '<=' || this.isBelow(opposite(one)));
  }

  private isBelow({ left, right, bound }: Difference): boolean {
    const [from, to] = [this.index.get(left), this.index.get(right)];
    return from !== undefined && to !== undefined && this.bounds[from * this.size + to]! <= bound;
  }
}

/** All shortest paths, in place; false where there is a negative circle. */
function close(bounds: Float64Array, size: number): boolean {
  for (let middle = 0; middle < size; middle++) {
    for (let from = 0; from < size; from++) {
      const first = bounds[from * size + middle]!;
      if (first === Infinity) continue;
      for (let to = 0; to < size; to++) {
        const sum = first + bounds[middle * size + to]!;
        if (sum < bounds[from * size + to]!) bounds[from * size + to] = sum;
      }
    }
  }
  for (let one = 0; one < size; one++) if (bounds[one * size + one]! < 0) return false;
  return true;
}
