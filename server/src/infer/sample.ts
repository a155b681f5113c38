/**
 * What a system does, as far as a few thousand of its states tell: the first ones that it comes to, and long walks that choose by a fixed
 * sequence of numbers. Candidates for clauses are read off these; whether one holds is never concluded from them.
 * Neighbours: `candidate-clauses.ts` and `disciplines.ts` propose candidates; `annotate.ts` has Check 1 decide about them.
 */
import { admitted, after, exploreStates, initialState, type Concrete } from './states';
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

const FIRST_STATES = 600;
const FIRST_STEPS = 3000;
const WALKS = 80;
const LENGTH = 80;

export function sampleOf(system: System): Sample {
  const explored = exploreStates(system, FIRST_STATES);
  const states = [...(explored.kind === 'fine' ? explored.states : explored.run.states)];
  const steps: Step[] = [];
  for (const before of states) {
    if (steps.length >= FIRST_STEPS) break;
    system.threads.forEach((_, thread) => steps.push(...stepsFrom(system, before, thread)));
  }
  const next = numbers();
  const first = initialState(system);
  for (let walk = 0; first && walk < WALKS; walk++) {
    let state = first;
    for (let length = 0; length < LENGTH; length++) {
      const ways = stepsFrom(system, state, next() % system.threads.length);
      const step = ways[next() % Math.max(1, ways.length)];
      if (!step) continue;
      steps.push(step);
      states.push(step.after);
      state = step.after;
    }
  }
  return { states, steps };
}

function stepsFrom(system: System, before: Concrete, index: number): readonly Step[] {
  const thread = system.threads[index]!;
  return thread.transitions.flatMap((transition) =>
    transition.from !== before.places[index]
      ? []
      : admitted(transition.guard, transition.inputs, before.values).map(
          (values): Step => ({ tid: thread.tid, before, after: after(system, before, index, transition, values) }),
        ),
  );
}

/** A fixed sequence. */
function numbers(): () => number {
  let state = 20_111;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536);
  };
}
