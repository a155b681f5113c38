/**
 * Abstract states and environment transitions, and the computation of all of them for given predicates: ABSTREACHENV
 * (horn-environment-inference 5, Fig. 7). A state is a place of its thread with the predicates that hold there; an environment transition
 * is what the predicates over two states say of a step. Subsumption compares the sets of predicates.
 * Neighbours: `refine.ts` reads the tree of parents; `engine-predicates.ts` is the loop around both.
 */
import type { Asker } from './asker';
import { OutOfBudget } from './asker';
import { constant, equation, renamedAtom, substituteAtom, variable, variablesOfCube, type Atom, type Linear } from './linear';
import { declare } from './smt';
import { primed, type System, type Transition, type Wrong } from './system';

/** The place of a thread as a variable, for predicates of other threads. */
export function placeName(thread: number): string {
  return `pc.${thread + 1}`;
}

export interface AbstractState {
  readonly id: number;
  readonly thread: number;
  readonly place: number;
  /** Indices into the thread's predicates, ascending. */
  readonly holds: readonly number[];
  readonly parent: { readonly state: AbstractState; readonly by: OwnStep | AbstractStep } | undefined;
}

/** A step of the thread itself. */
export interface OwnStep {
  readonly kind: 'own';
  readonly thread: number;
  readonly transition: Transition;
}

/** A step of another thread, as this one sees it. */
export interface AbstractStep {
  readonly kind: 'environment';
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly holds: readonly number[];
  readonly parent: { readonly state: AbstractState; readonly transition: Transition };
}

/** The predicates of each thread, and of each pair: what thread i tells of its steps to thread j. */
export interface Predicates {
  readonly states: Atom[][];
  readonly steps: Atom[][][];
}

export interface Tree {
  readonly states: readonly (readonly AbstractState[])[];
  /** What comes to each thread. */
  readonly steps: readonly (readonly AbstractStep[])[];
}

export interface ErrorTuple {
  readonly states: readonly AbstractState[];
  readonly thread: number;
  readonly wrong: Wrong;
}

/** All variables of the system, also in the state after a step. */
export function declarations(system: System): string {
  const locals = system.threads.flatMap((thread) => thread.locals);
  const places = system.threads.map((_, index) => ({ name: placeName(index), sort: 'int' as const, words: '' }));
  const inputs = [
    ...new Set(system.threads.flatMap((thread) => [...thread.transitions, ...thread.wrongs].flatMap((one) => one.inputs))),
  ].map((name) => ({ name, sort: 'int' as const, words: '' }));
  const all = [...system.globals, ...locals, ...places];
  return [declare(all), declare(all, primed), declare(inputs)].join('\n');
}

/** What a variable is after a step of a thread. */
export function valueAfter(thread: number, transition: Transition, name: string): Linear {
  return name === placeName(thread) ? constant(transition.to) : (transition.updates.get(name) ?? variable(name));
}

const MOST_STATES = 6000;
const MOST_PAIRS = 10_000;

export class Reachability {
  readonly states: AbstractState[][];
  readonly steps: AbstractStep[][];
  private count = 0;

  constructor(
    private readonly system: System,
    private readonly predicates: Predicates,
    private readonly asker: Asker,
  ) {
    this.states = system.threads.map(() => []);
    this.steps = system.threads.map(() => []);
  }

  /** Up to the first error tuple, or to the end: the search goes by rounds, so that derivations of errors are short. */
  async run(): Promise<{ readonly tree: Tree; readonly error: ErrorTuple | undefined }> {
    const { system } = this;
    for (let thread = 0; thread < system.threads.length; thread++) {
      const initial = [...system.initial, ...system.threads.map((_, index) => at(index, 0))];
      const { holds } = await this.asker.follows(initial, this.predicates.states[thread]!);
      this.addState(thread, 0, indicesOf(holds), undefined);
    }
    for (let isFinished = false; !isFinished; ) {
      isFinished = true;
      for (let thread = 0; thread < system.threads.length; thread++) if (await this.round(thread)) isFinished = false;
      const error = await this.error();
      if (error) return { tree: this, error };
    }
    return { tree: this, error: undefined };
  }

  /** Where each state and step of the thread have met before: pairs are tried once. */
  private readonly doneOwn = new Set<number>();
  private readonly met = new Set<number>();

  private async round(thread: number): Promise<boolean> {
    let isNew = false;
    for (const state of [...this.states[thread]!]) {
      if (this.isCovered(state)) continue;
      if (!this.doneOwn.has(state.id)) {
        this.doneOwn.add(state.id);
        for (const transition of this.system.threads[thread]!.transitions) {
          if (transition.from === state.place && (await this.own(state, transition))) isNew = true;
        }
      }
      for (const step of [...this.steps[thread]!]) {
        const key = state.id * MOST_PAIRS + step.id;
        if (this.met.has(key) || this.isCoveredStep(step)) continue;
        this.met.add(key);
        if (await this.environment(state, step)) isNew = true;
      }
    }
    return isNew;
  }

  /** A weaker one has come later: whatever this one leads to, that one leads to more. */
  private isCovered(state: AbstractState): boolean {
    return this.states[state.thread]!.some(
      (one) => one !== state && one.place === state.place && one.holds.length < state.holds.length && isSubset(one.holds, state.holds),
    );
  }

  private isCoveredStep(step: AbstractStep): boolean {
    return this.steps[step.to]!.some(
      (one) => one !== step && one.from === step.from && one.holds.length < step.holds.length && isSubset(one.holds, step.holds),
    );
  }

  private async own(state: AbstractState, transition: Transition): Promise<boolean> {
    const { thread } = state;
    const assumption = [...this.atomsOf(state), ...transition.guard];
    const put = (name: string): Linear | undefined => (name === placeName(thread) ? constant(transition.to) : transition.updates.get(name));
    const goals = this.predicates.states[thread]!.map((atom) => substituteAtom(atom, put));
    const { isPossible, holds } = await this.asker.follows(assumption, goals);
    if (!isPossible) return false;
    let isNew = this.addState(thread, transition.to, indicesOf(holds), { state, by: { kind: 'own', thread, transition } });
    if (!this.system.threads.some((_, other) => other !== thread)) return isNew;
    for (let other = 0; other < this.system.threads.length; other++) {
      if (other === thread) continue;
      const predicates = this.predicates.steps[thread]![other]!;
      const after = (name: string): Linear | undefined =>
        name.endsWith("'") ? valueAfter(thread, transition, name.slice(0, -1)) : undefined;
      const found = await this.asker.follows(
        assumption,
        predicates.map((atom) => substituteAtom(atom, after)),
      );
      if (this.addStep(thread, other, indicesOf(found.holds), { state, transition })) isNew = true;
    }
    return isNew;
  }

  private async environment(state: AbstractState, step: AbstractStep): Promise<boolean> {
    const { thread } = state;
    const { reported, goals } = this.received(thread, step.from);
    const assumption = [...this.atomsOf(state), ...step.holds.map((index) => reported[index]!)];
    const { isPossible, holds } = await this.asker.follows(assumption, goals);
    return isPossible && this.addState(thread, state.place, indicesOf(holds), { state, by: step });
  }

  private readonly receivedBy = new Map<number, { readonly reported: readonly Atom[]; readonly goals: readonly Atom[] }>();

  /** What a thread knows of another one's steps, and its own predicates after them: its own variables stay. */
  private received(thread: number, from: number): { readonly reported: readonly Atom[]; readonly goals: readonly Atom[] } {
    const key = thread * this.system.threads.length + from;
    let known = this.receivedBy.get(key);
    if (!known) {
      const own = new Set([placeName(thread), ...this.system.threads[thread]!.locals.map(({ name }) => name)]);
      const stays = (atom: Atom): Atom => renamedAtom(atom, (name) => (own.has(name) ? name : primed(name)));
      const after = (atom: Atom): Atom =>
        renamedAtom(atom, (name) => (name.endsWith("'") && own.has(name.slice(0, -1)) ? name.slice(0, -1) : name));
      this.receivedBy.set(
        key,
        (known = { reported: this.predicates.steps[from]![thread]!.map(after), goals: this.predicates.states[thread]!.map(stays) }),
      );
    }
    return known;
  }

  private atomsOf(state: AbstractState): readonly Atom[] {
    return [at(state.thread, state.place), ...state.holds.map((index) => this.predicates.states[state.thread]![index]!)];
  }

  private addState(thread: number, place: number, holds: readonly number[], parent: AbstractState['parent']): boolean {
    const list = this.states[thread]!;
    if (list.some((one) => one.place === place && isSubset(one.holds, holds))) return false;
    if (this.count++ > MOST_STATES) throw new OutOfBudget(`more than ${MOST_STATES} abstract states`);
    list.push({ id: this.count, thread, place, holds, parent });
    return true;
  }

  private addStep(from: number, to: number, holds: readonly number[], parent: AbstractStep['parent']): boolean {
    const list = this.steps[to]!;
    if (list.some((one) => one.from === from && isSubset(one.holds, holds))) return false;
    if (this.count++ > MOST_STATES) throw new OutOfBudget(`more than ${MOST_STATES} abstract states`);
    list.push({ kind: 'environment', id: this.count, from, to, holds, parent });
    return true;
  }

  /** States of all threads that agree on a state in which one of them goes wrong (Fig. 6, lines 8 and 9). */
  private async error(): Promise<ErrorTuple | undefined> {
    const { system } = this;
    for (let thread = 0; thread < system.threads.length; thread++) {
      for (const state of this.states[thread]!) {
        for (const wrong of system.threads[thread]!.wrongs) {
          if (wrong.at !== state.place) continue;
          const atoms = [...this.atomsOf(state), ...wrong.guard];
          if (!(await this.asker.isPossible(atoms))) continue;
          const found = await this.consistent(atoms, thread, 0, []);
          if (found) return { states: found.map((one) => one ?? state), thread, wrong };
        }
      }
    }
    return undefined;
  }

  /** One state for each thread but the given one; `undefined` stands for that one. */
  private async consistent(
    atoms: readonly Atom[],
    except: number,
    thread: number,
    chosen: readonly (AbstractState | undefined)[],
  ): Promise<readonly (AbstractState | undefined)[] | undefined> {
    if (thread === this.system.threads.length) return chosen;
    if (thread === except) return this.consistent(atoms, except, thread + 1, [...chosen, undefined]);
    for (const state of this.states[thread]!) {
      const all = [...atoms, ...this.atomsOf(state)];
      if (!(await this.asker.isPossible(all))) continue;
      const found = await this.consistent(all, except, thread + 1, [...chosen, state]);
      if (found) return found;
    }
    return undefined;
  }
}

export function at(thread: number, place: number): Atom {
  return equation(variable(placeName(thread)), constant(place));
}

function indicesOf(holds: readonly boolean[]): readonly number[] {
  return holds.flatMap((one, index) => (one ? [index] : []));
}

function isSubset(small: readonly number[], large: readonly number[]): boolean {
  let position = 0;
  for (const one of small) {
    while (position < large.length && large[position]! < one) position++;
    if (large[position] !== one) return false;
  }
  return true;
}

/** Whether an atom is about a thread's own variables and global ones only. */
export function isModularFor(system: System, thread: number, atom: Atom): boolean {
  const foreign = new Set(
    system.threads.flatMap((one, index) => (index === thread ? [] : [placeName(index), ...one.locals.map(({ name }) => name)])),
  );
  return [...variablesOfCube([atom])].every((name) => !foreign.has(name.replace(/'$/, '')));
}
