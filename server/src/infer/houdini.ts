/**
 * A proof in the program's own terms: conjunctions of comparisons that the program makes, and of values that it writes, each kept for as
 * long as the premises of REACHENV hold with it. Why: models of recursive Horn clauses are nested existentials that nobody reads; that
 * there is a proof is taken from them, and the proof is found again here.
 * Neighbours: `engine-spacer.ts` uses it; `premises.ts` checks the result.
 */
import { onceFor } from '../base/once-for';
import type { Prover } from '../solver/prover';
import { at, declarations } from './abstraction';
import { Asker, OutOfBudget } from './asker';
import {
  constant,
  equation,
  keyOfAtom,
  plus,
  substituteAtom,
  variable,
  variablesOfCube,
  type Atom,
  type Cube,
  type Linear,
} from './linear';
import type { Proof } from './proof';
import { changes } from './spacer';
import type { System, ThreadSystem, Transition } from './system';

/** The same in a session of its own; undefined where that takes too many questions. */
export async function strongestProof(
  prover: Prover,
  system: System,
  signal?: AbortSignal,
): Promise<{ readonly proof: Proof; readonly isSafe: boolean } | undefined> {
  const asker = await Asker.open(
    prover,
    declarations(system),
    [...system.globals, ...system.threads.flatMap((thread) => thread.locals)],
    QUESTIONS,
    signal,
  );
  try {
    const proof = await strongestOf(asker, system);
    return { proof, isSafe: await isSafe(asker, system, proof) };
  } catch (error) {
    if (error instanceof OutOfBudget) return undefined;
    throw error;
  } finally {
    asker.close();
  }
}

const QUESTIONS = 400_000;

/** The largest modular proof of conjunctions of candidates, one for each place; it may still fail the last premise. */
async function strongestOf(asker: Asker, system: System): Promise<Proof> {
  const kept = system.threads.map((thread) => thread.places.map((_, place) => candidatesAt(system, thread, place)));
  await keepInitial(asker, system, kept);
  for (let changed = true; changed; ) {
    changed = false;
    for (let thread = 0; thread < system.threads.length; thread++) {
      for (const transition of system.threads[thread]!.transitions) {
        if (await keepOver(asker, system, kept, thread, transition)) changed = true;
      }
    }
  }
  return proofOf(system, kept);
}

function proofOf(system: System, kept: readonly (readonly (readonly Atom[])[])[]): Proof {
  return {
    reached: kept.map((places) => places.map((cube) => (isFalse(cube) ? [] : [cube]))),
    environment: system.threads.map(() => ({ kind: 'strongest' })),
  };
}

const FALSE: Atom = { linear: constant(1), op: '=' };

function isFalse(cube: Cube): boolean {
  return cube.some((atom) => keyOfAtom(atom) === keyOfAtom(FALSE));
}

/** Places are taken to be unreachable until something leads there. */
function candidatesAt(system: System, thread: ThreadSystem, place: number): Atom[] {
  const names = new Set([...system.globals.map(({ name }) => name), ...thread.places[place]!.live]);
  return [FALSE, ...candidates(system).filter((atom) => [...variablesOfCube([atom])].every((name) => names.has(name)))];
}

/** `x = c`, `x <= c`, `c <= x` for values that the program compares or writes, and its comparisons of variables with their neighbours. */
export const candidates = onceFor((system: System): readonly Atom[] => {
  const values = new Set<number>([0, 1]);
  const found = new Map<string, Atom>();
  const add = (atom: Atom): void => {
    found.set(keyOfAtom(atom), atom);
  };
  const cubes = [system.initial, ...system.threads.flatMap((thread) => [...thread.transitions, ...thread.wrongs].map((one) => one.guard))];
  for (const { linear } of cubes.flat()) if (linear.terms.length === 1) values.add(Math.abs(linear.constant));
  for (const thread of system.threads)
    for (const one of thread.transitions)
      for (const value of one.updates.values()) if (value.terms.length === 0) values.add(value.constant);
  const all = [...system.globals, ...system.threads.flatMap((thread) => thread.locals)];
  for (const { name, sort } of all) {
    for (const value of [...values].sort((a, b) => a - b)) {
      if (sort === 'bool' && value > 1) continue;
      add(equation(variable(name), constant(value)));
      if (sort !== 'int') continue;
      add({ linear: plus(variable(name), constant(value), -1), op: '<=' });
      add({ linear: plus(constant(value), variable(name), -1), op: '<=' });
    }
  }
  const pairs = cubes
    .flat()
    .filter(({ linear }) => linear.terms.length === 2)
    .map(({ linear }) => linear);
  for (const pair of pairs)
    for (const shift of [-1, 0, 1]) for (const sign of [1, -1]) add({ linear: plus(constant(shift), pair, sign), op: '<=' });
  return [...found.values()];
});

async function keepInitial(asker: Asker, system: System, kept: Atom[][][]): Promise<void> {
  for (let thread = 0; thread < system.threads.length; thread++) {
    const cube = kept[thread]![0]!;
    const { holds } = await asker.follows(system.initial, cube);
    kept[thread]![0] = cube.filter((_, index) => holds[index]);
  }
}

/** Drops what a transition breaks, at its own end and for everybody else; whether something was dropped. */
async function keepOver(asker: Asker, system: System, kept: Atom[][][], thread: number, transition: Transition): Promise<boolean> {
  const before = kept[thread]![transition.from]!;
  if (isFalse(before)) return false;
  const assumption = [...before, ...transition.guard];
  if (!(await asker.isPossible(assumption))) return false;
  const put = (name: string): Linear | undefined => transition.updates.get(name);
  let changed = await drop(asker, assumption, kept[thread]!, transition.to, put);
  if (!changes(system, transition)) return changed;
  for (let other = 0; other < system.threads.length; other++) {
    if (other === thread) continue;
    for (let place = 0; place < kept[other]!.length; place++) {
      const here = kept[other]![place]!;
      if (isFalse(here)) continue;
      const both = [...assumption, ...here];
      if ((await asker.isPossible(both)) && (await drop(asker, both, kept[other]!, place, put))) changed = true;
    }
  }
  return changed;
}

async function drop(
  asker: Asker,
  assumption: Cube,
  places: Atom[][],
  place: number,
  put: (name: string) => Linear | undefined,
): Promise<boolean> {
  const cube = places[place]!;
  const { holds } = await asker.follows(
    assumption,
    cube.map((atom) => substituteAtom(atom, put)),
  );
  if (holds.every((one) => one)) return false;
  places[place] = cube.filter((_, index) => holds[index]);
  return true;
}

/** Whether nothing goes wrong where a thread stands as the proof says. */
async function isSafe(asker: Asker, system: System, proof: Proof): Promise<boolean> {
  for (let thread = 0; thread < system.threads.length; thread++) {
    for (const wrong of system.threads[thread]!.wrongs) {
      for (const cube of proof.reached[thread]![wrong.at]!)
        if (await asker.isPossible([at(thread, wrong.at), ...cube, ...wrong.guard])) return false;
    }
  }
  return true;
}
