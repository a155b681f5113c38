/**
 * What runs: who calls what.
 * Neighbours: `scenarios.ts` makes them from a program; `explore.ts` runs them.
 */

/** An argument: a value, an object of the set-up by its number, a new array without elements, or every value within the bounds. */
export type ClientValue = number | boolean | null | { readonly object: number } | 'empty' | 'any';

/** A call that the client makes as soon as what the procedure requires holds. A constructor makes the next object of the set-up. */
export interface ClientCall {
  readonly procedure: string;
  /** The object of the set-up that it is called on; undefined for static methods and constructors. */
  readonly receiver?: number;
  readonly args: readonly ClientValue[];
}

/** In the place of a procedure: any one step of `preparation.ts`, or none. */
export const PREPARE = '$prepare';
/** The same for code of the classes themselves that is not there: private fields too. */
export const PREPARE_INSIDE = '$prepare-inside';

/** In the place of a procedure: the thread looks at what anybody may read at any time, and remembers it (`observation.ts`). */
export const OBSERVE = '$observe';

const OWN_STEPS: ReadonlySet<string> = new Set([PREPARE, PREPARE_INSIDE, OBSERVE]);

/** Whether it is one of the above, and calls nothing. */
export function isOwnStep(call: ClientCall): boolean {
  return OWN_STEPS.has(call.procedure);
}

/** Static initializers run first, then the set-up by the initial thread, then all threads at once. */
export interface Scenario {
  readonly setup: readonly ClientCall[];
  readonly threads: readonly (readonly ClientCall[])[];
}
