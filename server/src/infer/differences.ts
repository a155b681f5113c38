/**
 * A decision procedure for conjunctions of differences `x - y <= c`, `x <= c`, `c <= x` over whole numbers: shortest paths. Nearly all
 * questions of predicate abstraction are of this form, and this takes microseconds; the rest goes to the prover. Proofs do not rest on it:
 * their premises are asked of the prover.
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
  private constructor(
    private readonly index: ReadonlyMap<string, number>,
    private readonly size: number,
    private readonly bounds: Float64Array,
    readonly isPossible: boolean,
  ) {}

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

/**
 * Differences that add up to a contradiction, each once: a circle of negative length with few edges. These are Farkas weights of 1 (of
 * equations -1 where they are used backwards). `none`: there is no such circle, so they have a solution in whole numbers. Undefined: not
 * all are differences.
 */
export function negativeCircle(
  rows: readonly { readonly linear: Linear; readonly isEquation: boolean }[],
): ReadonlyMap<number, number> | 'none' | undefined {
  const edges: { readonly from: string; readonly to: string; readonly bound: number; readonly row: number; readonly weight: number }[] = [];
  for (const [row, { linear, isEquation }] of rows.entries()) {
    if (linear.terms.length === 0) {
      if (isEquation ? linear.constant !== 0 : linear.constant > 0) return new Map([[row, linear.constant > 0 ? 1 : -1]]);
      continue;
    }
    const one = differenceOf(linear);
    if (!one) return undefined;
    edges.push({ from: one.right, to: one.left, bound: one.bound, row, weight: 1 });
    if (isEquation) edges.push({ from: one.left, to: one.right, bound: -one.bound, row, weight: -1 });
  }
  const distance = new Map<string, number>();
  const by = new Map<string, (typeof edges)[number]>();
  const nodes = new Set(edges.flatMap(({ from, to }) => [from, to]));
  for (let round = 0; round <= nodes.size; round++) {
    const before = new Map(distance);
    let isChanged = false;
    for (const edge of edges) {
      const sum = (before.get(edge.from) ?? 0) + edge.bound;
      if (sum >= (distance.get(edge.to) ?? 0)) continue;
      distance.set(edge.to, sum);
      by.set(edge.to, edge);
      isChanged = true;
    }
    if (!isChanged) return 'none';
    const circle = circleIn(by);
    if (circle) {
      const weights = new Map<number, number>();
      for (const { row, weight } of circle) weights.set(row, (weights.get(row) ?? 0) + weight);
      return weights;
    }
  }
  return 'none';
}

/** A circle of predecessors: its length is negative. */
function circleIn<Edge extends { readonly from: string }>(by: ReadonlyMap<string, Edge>): readonly Edge[] | undefined {
  const done = new Set<string>();
  for (const start of by.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let node: string | undefined = start;
    while (node !== undefined && !done.has(node) && !onPath.has(node)) {
      path.push(node);
      onPath.add(node);
      node = by.get(node)?.from;
    }
    if (node !== undefined && onPath.has(node)) return path.slice(path.indexOf(node)).map((one) => by.get(one)!);
    for (const one of path) done.add(one);
  }
  return undefined;
}
