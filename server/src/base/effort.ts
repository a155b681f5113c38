/**
 * How much work may go into one thing, counted in steps and not in time: the same input is given up at the same point on every machine.
 * Why: a hostile method of a page can ask for a condition of gigabytes (thousands of accesses under hundreds of invariants), and while one
 * is made the language server hears nothing. The passes that make conditions count each term that they make or look at; who calls them says
 * how many may be used. The explorer of runs counts the same way, so that what it finds within its limit is the same everywhere.
 * Neighbours: `sequential/logic/terms.ts` and `vc` spend; `verify/conditions.ts` and `verify/environment.ts` set the limit and say what
 * comes of it; so do `oracle` and `confirm`.
 */

/** The limit was reached; caught by whoever set it. */
export class TooMuchWork extends Error {
  constructor() {
    super('more work than the checker takes on');
    this.name = 'TooMuchWork';
  }
}

/** Unlimited outside of `withEffort`. All that spends is synchronous, so one counter serves. */
let left = Infinity;

/** All steps that were ever taken, with or without a limit. */
let taken = 0;

/** Takes some steps. Throws `TooMuchWork` where none are left. */
export function spend(steps: number): void {
  taken += steps;
  left -= steps;
  if (left < 0) throw new TooMuchWork();
}

/** Runs synchronous work, and says how many steps it took. Throws what the work throws. */
export function measured<Result>(work: () => Result): { readonly result: Result; readonly steps: number } {
  const before = taken;
  const result = work();
  return { result, steps: taken - before };
}

/**
 * Runs synchronous work that may take so many steps, or as many as are left of a limit around it. Throws `TooMuchWork` where they do not
 * suffice.
 */
export function withEffort<Result>(steps: number, work: () => Result): Result {
  const before = left;
  left = Math.min(steps, before);
  const given = left;
  try {
    return work();
  } finally {
    left = before - (given - left);
  }
}
