/**
 * Locks that are held, compared: by their places and their sides, whenever they were taken. Neighbours: `entries.ts`,
 * `run-by-workspace.ts`.
 */
import type { Held } from './accesses';

export function isSameLock(left: Held, right: Held): boolean {
  return left.place.key === right.place.key && left.mode === right.mode;
}

/** Those that are held on every way; none of no ways. */
export function sameInAll(ways: readonly (readonly Held[])[]): readonly Held[] {
  const [first = [], ...others] = ways;
  return first.filter((one) => others.every((way) => way.some((other) => isSameLock(one, other))));
}
