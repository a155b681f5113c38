/**
 * What a system does, as far as a few thousand of its states tell: states that it comes to, and the steps between them. Clauses are guessed from these; whether one holds is never
 * concluded from them.
 * Neighbours: `candidate-clauses.ts` and `disciplines.ts` guess; `annotate.ts` has the guesses decided by Check 1.
 */
import { admitted, after, exploreStates, type Concrete } from './states';
import type { System } from './system';

export interface Step {
  /** The number of the thread's object. */
  readonly tid: number;
  readonly before: Concrete;
  readonly after: Concrete;
}

export interface Sample {
  readonly states: readonly Concrete[];
  readonly steps: readonly Step[];
}

const MOST_STATES = 1500;
const MOST_STEPS = 6000;

export function sampleOf(system: System): Sample {
  const explored = exploreStates(system, MOST_STATES);
  const states = explored.kind === 'fine' ? explored.states : explored.run.states;
  const steps: Step[] = [];
  for (const before of states) {
    system.threads.forEach((thread, index) => {
      for (const transition of thread.transitions) {
        if (transition.from !== before.places[index] || steps.length >= MOST_STEPS) continue;
        for (const values of admitted(transition.guard, transition.inputs, before.values).slice(0, 8)) steps.push({ tid: thread.tid, before, after: after(system, before, index, transition, values) });
      }
    });
  }
  return { states, steps };
}
