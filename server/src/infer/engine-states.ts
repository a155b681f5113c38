/**
 * The third engine: all states, where there are few. It comes first: a short run that goes wrong is found at once, and what it has seen in full is a proof that is checked like every
 * other one, though it explains nothing.
 * Neighbours: `states.ts` goes through them.
 */
import { placeName } from './abstraction';
import { constant, equation, variable, type Cube } from './linear';
import type { Proof } from './proof';
import type { Concrete } from './states';
import type { System } from './system';

/** More than that are not written down as a formula. */
export const MOST_STATES_IN_PROOF = 250;

/** What is reached, state by state: the relative completeness of the rule (Theorem 2) as a proof. */
export function proofOfStates(system: System, states: readonly Concrete[]): Proof | undefined {
  if (states.length > MOST_STATES_IN_PROOF) return undefined;
  const cubeOf = (state: Concrete): Cube => [
    ...state.places.map((place, index) => equation(variable(placeName(index)), constant(place))),
    ...system.globals.map(({ name }) => equation(variable(name), constant(state.values.get(name)!))),
    ...system.threads.flatMap((thread, index) => thread.places[state.places[index]!]!.live.map((name) => equation(variable(name), constant(state.values.get(name)!)))),
  ];
  return {
    reached: system.threads.map((thread, index) => thread.places.map((_, place) => states.filter((one) => one.places[index] === place).map(cubeOf))),
    environment: system.threads.map(() => ({ kind: 'strongest' })),
  };
}
