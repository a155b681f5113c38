/**
 * What an object may be of which it is asked whether code without source has made it.
 * Neighbours: `strangers.ts` finds it out for every value; `stranger-types.ts` says what the type alone allows.
 */

/** One of a class that nobody knows, or one that leads to such objects. */
export interface Strangeness {
  readonly is: boolean;
  readonly holds: boolean;
}

export const NONE: Strangeness = { is: false, holds: false };
export const BOTH: Strangeness = { is: true, holds: true };
export const HOLDS: Strangeness = { is: false, holds: true };

/** Of a value that is one of several. */
export function union(all: readonly Strangeness[]): Strangeness {
  return { is: all.some((one) => one.is), holds: all.some((one) => one.holds) };
}
