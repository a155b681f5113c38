/**
 * Programs of several threads as transition systems (horn-environment-inference 3): variables that all threads share, local ones of each
 * thread, transitions with a guard and an assignment to all at once, and what goes wrong. The place in the code is kept apart from the data
 * (8), as a number per thread.
 * Neighbours: `extract.ts` makes them of Plato; everything else of this folder reads them.
 */
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import type { Cube, Linear } from './linear';

export type Sort = 'int' | 'bool' | 'ref';

export interface Variable {
  /** Unique in the system; it is what expressions call it. */
  readonly name: string;
  readonly sort: Sort;
  /** As the user would write it, without a receiver that is `this`. */
  readonly words: string;
}

/** One visible step with the local ones after it. */
export interface Transition {
  readonly from: number;
  readonly to: number;
  readonly guard: Cube;
  /**
   * New values of global variables and of the thread's own, over old values and `inputs`. Whatever is not named stays, or is not needed at
   * `to`.
   */
  readonly updates: ReadonlyMap<string, Linear>;
  /** Names in guard and updates that may have any value. */
  readonly inputs: readonly string[];
  readonly steps: readonly { readonly span: Span; readonly action: string }[];
}

/** The thread goes wrong at a place, where the guard holds. */
export interface Wrong {
  readonly at: number;
  readonly guard: Cube;
  readonly inputs: readonly string[];
  readonly steps: readonly { readonly span: Span; readonly action: string }[];
  readonly code: Code;
  readonly message: string;
  readonly span: Span;
}

export interface Place {
  /** Locals that are needed there, by name. */
  readonly live: readonly string[];
  /** Where the code stands. */
  readonly span: Span;
  readonly words: string;
}

export interface ThreadSystem {
  readonly name: string;
  /** The number of the thread's object. */
  readonly tid: number;
  readonly locals: readonly Variable[];
  /** The thread begins at place 0. */
  readonly places: readonly Place[];
  readonly transitions: readonly Transition[];
  readonly wrongs: readonly Wrong[];
}

export interface System {
  readonly globals: readonly Variable[];
  /** Of globals; locals have no value at the beginning. */
  readonly initial: Cube;
  readonly threads: readonly ThreadSystem[];
  /** Names of objects by number, for people; 0 is null. */
  readonly objects: readonly string[];
}

/** The name of a variable in the state after a transition. */
export function primed(name: string): string {
  return `${name}'`;
}
