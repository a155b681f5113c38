/**
 * MAIN of horn-environment-inference (Fig. 6): predicates are added until no error tuple is left, which is a proof, or until one is a run.
 * With bias, predicates that make the proof modular are tried first.
 * Neighbours: `abstraction.ts` computes what is reached, `refine.ts` finds predicates.
 */
import type { Prover } from '../solver/prover';
import { declarations, Reachability, type ErrorTuple, type Predicates, type Tree } from './abstraction';
import { Asker, OutOfBudget } from './asker';
import { Weigher } from './farkas';
import type { Atom, Cube } from './linear';
import type { Outcome, Proof, RunStep } from './proof';
import { pathTo, refine } from './refine';
import type { System } from './system';

export interface PredicateBudget {
  readonly rounds: number;
  readonly questions: number;
}

export const DEFAULT_PREDICATE_BUDGET: PredicateBudget = { rounds: 400, questions: 1_200_000 };

export interface EngineOptions {
  readonly isBiased: boolean;
  readonly budget?: PredicateBudget;
  readonly reported?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Rejects only with `ProverFailure`, and `Refused` where this room has a defect. */
export async function byPredicates(
  prover: Prover,
  system: System,
  options: EngineOptions,
): Promise<Outcome & { readonly predicates: Predicates }> {
  const { rounds, questions } = options.budget ?? DEFAULT_PREDICATE_BUDGET;
  const reported = options.reported ?? ((): void => undefined);
  const count = system.threads.length;
  const predicates: Predicates = {
    states: Array.from({ length: count }, (): Atom[] => []),
    steps: Array.from({ length: count }, () => Array.from({ length: count }, (): Atom[] => [])),
  };
  const asker = await Asker.open(
    prover,
    declarations(system),
    [...system.globals, ...system.threads.flatMap((thread) => thread.locals)],
    questions,
    options.signal,
  );
  const weigher = await Weigher.open(prover, options.signal);
  try {
    for (let round = 1; round <= rounds; round++) {
      const { tree, error } = await new Reachability(system, predicates, asker).run();
      if (!error) return { kind: 'safe', proof: proofOf(system, tree, predicates), predicates };
      const refined = await refine(weigher, system, error, predicates, options.isBiased, (line) => reported(`round ${round}: ${line}`));
      if (refined === 'counterexample') return { ...runOf(system, error), predicates };
      if (refined === 'unknown') return { kind: 'unknown', reason: 'no predicate that excludes an error was found', predicates };
    }
    return { kind: 'unknown', reason: `more than ${rounds} refinements`, predicates };
  } catch (error) {
    if (error instanceof OutOfBudget) return { kind: 'unknown', reason: error.what, predicates };
    throw error;
  } finally {
    asker.close();
    weigher.close();
  }
}

function proofOf(system: System, tree: Tree, predicates: Predicates): Proof {
  const reached = system.threads.map((thread, index) => {
    const places: Cube[][] = thread.places.map(() => []);
    for (const state of tree.states[index]!) places[state.place]!.push(state.holds.map((one) => predicates.states[index]![one]!));
    return places;
  });
  const environment = system.threads.map((_, index) => ({
    kind: 'cubes' as const,
    cubes: tree.steps[index]!.map((step): Cube => step.holds.map((one) => predicates.steps[step.from]![index]![one]!)),
  }));
  return { reached, environment };
}

/** The run is a path of steps of all threads: any state of the tuple tells it. */
function runOf(system: System, { states, thread, wrong }: ErrorTuple): Outcome {
  const path = pathTo(states[thread]!).map(
    (step): RunStep => ({ thread: step.thread, transition: system.threads[step.thread]!.transitions.indexOf(step.transition) }),
  );
  return { kind: 'unsafe', path, wrong: { thread, index: system.threads[thread]!.wrongs.indexOf(wrong) } };
}
