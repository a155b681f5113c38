/**
 * A proof by the rule REACHENV (horn-environment-inference 4, Fig. 5) as data: what each thread may reach at each of its places, and what
 * others may do to it. How it was found does not matter to who checks it.
 * Neighbours: engines make it; `premises.ts` checks it; `annotate.ts` reads it.
 */
import { isModularFor } from './abstraction';
import { variablesOfCube, type Cube } from './linear';
import type { System } from './system';

/**
 * What others may do to a thread: any of the cubes, over unprimed and primed variables; `strongest`: exactly what CS4 asks for, the steps
 * of the others from what they reach.
 */
export type Environment = { readonly kind: 'cubes'; readonly cubes: readonly Cube[] } | { readonly kind: 'strongest' };

export interface Proof {
  /** Per thread and place a disjunction of conjunctions; an empty one: the place is never reached. */
  readonly reached: readonly (readonly (readonly Cube[])[])[];
  readonly environment: readonly Environment[];
}

/** Whether no assertion speaks of another thread's variables. */
export function isModular(system: System, proof: Proof): boolean {
  const globals = new Set(system.globals.map(({ name }) => name));
  const isOwn = proof.reached.every((places, thread) =>
    places.every((cubes) => cubes.every((cube) => cube.every((atom) => isModularFor(system, thread, atom)))),
  );
  return (
    isOwn &&
    proof.environment.every(
      (one) =>
        one.kind === 'strongest' ||
        one.cubes.every((cube) => [...variablesOfCube(cube)].every((name) => globals.has(name.replace(/'$/, '')))),
    )
  );
}

/** What an engine comes to. */
export type Outcome =
  | { readonly kind: 'safe'; readonly proof: Proof }
  | { readonly kind: 'unsafe'; readonly path: readonly RunStep[]; readonly wrong: { readonly thread: number; readonly index: number } }
  | { readonly kind: 'unknown'; readonly reason: string };

/** One step of a run: a transition of a thread, by its number. */
export interface RunStep {
  readonly thread: number;
  readonly transition: number;
}
