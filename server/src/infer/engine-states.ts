/**
 * The engine of last resort that never guesses: all states, where there are few, written down as a proof. First thread by thread, each with
 * the steps of the others over global variables alone (the least fixpoint of the rule's premises in its modular form, so where that goes
 * wrong there is no modular proof); else whole states (Theorem 2). Such a proof explains nothing, and is checked like every other one.
 * Neighbours: `states.ts` goes through whole states.
 */
import { placeName } from './abstraction';
import { constant, equation, variable, type Cube } from './linear';
import type { Proof } from './proof';
import { admitted, initialState, valueOf, type Concrete } from './states';
import type { System } from './system';

/** More than that are not written down as a formula. */
export const MOST_STATES_IN_PROOF = 400;
/** What threads reach by themselves may be more than they reach together. */
const MOST_MODULAR = 4000;

const STRONGEST = { kind: 'strongest' } as const;

/** What is reached, state by state. */
export function proofOfStates(system: System, states: readonly Concrete[]): Proof | undefined {
  if (states.length > MOST_STATES_IN_PROOF) return undefined;
  const cubeOf = (state: Concrete): Cube => [
    ...state.places.map((place, index) => equation(variable(placeName(index)), constant(place))),
    ...system.globals.map(({ name }) => equation(variable(name), constant(state.values.get(name)!))),
    ...system.threads.flatMap((thread, index) =>
      thread.places[state.places[index]!]!.live.map((name) => equation(variable(name), constant(state.values.get(name)!))),
    ),
  ];
  return {
    reached: system.threads.map((thread, index) =>
      thread.places.map((_, place) => states.filter((one) => one.places[index] === place).map(cubeOf)),
    ),
    environment: system.threads.map(() => STRONGEST),
  };
}

/** What one thread reaches: its place, the global variables and its own. */
interface Local {
  readonly place: number;
  readonly globals: readonly number[];
  readonly values: ReadonlyMap<string, number>;
}

/** Undefined where there is no modular proof, or too many states for one. */
export function modularProof(system: System): Proof | undefined {
  const first = initialState(system);
  if (!first || system.threads.some((thread) => thread.transitions.some((one) => one.inputs.length > 0))) return undefined;
  return new Modular(system).run(first.values);
}

class Modular {
  private readonly reached: Local[][];
  private readonly known: Set<string>[];
  /** Per thread its states by the values of global variables, and the steps of others from there. */
  private readonly byGlobals: Map<string, Local[]>[];
  private readonly steps: Map<string, Map<string, readonly number[]>>[];
  private readonly open: { readonly thread: number; readonly state: Local }[] = [];
  private count = 0;

  constructor(private readonly system: System) {
    this.reached = system.threads.map(() => []);
    this.known = system.threads.map(() => new Set());
    this.byGlobals = system.threads.map(() => new Map());
    this.steps = system.threads.map(() => new Map());
  }

  run(initial: ReadonlyMap<string, number>): Proof | undefined {
    const globals = this.system.globals.map(({ name }) => initial.get(name) ?? 0);
    this.system.threads.forEach((_, thread) => this.add(thread, 0, globals, new Map()));
    for (let one = this.open.pop(); one; one = this.open.pop())
      if (this.count > MOST_MODULAR || !this.follow(one.thread, one.state)) return undefined;
    const { system } = this;
    if (this.reached.some((one) => one.length > MOST_STATES_IN_PROOF)) return undefined;
    const cubeOf = (state: Local): Cube => [
      ...system.globals.map(({ name }, at) => equation(variable(name), constant(state.globals[at]!))),
      ...[...state.values].map(([name, value]) => equation(variable(name), constant(value))),
    ];
    return {
      reached: system.threads.map((thread, index) =>
        thread.places.map((_, place) => this.reached[index]!.filter((one) => one.place === place).map(cubeOf)),
      ),
      environment: system.threads.map(() => STRONGEST),
    };
  }

  private add(thread: number, place: number, globals: readonly number[], all: ReadonlyMap<string, number>): void {
    const values = new Map(this.system.threads[thread]!.places[place]!.live.map((name) => [name, all.get(name) ?? 0]));
    const key = `${place}|${globals.join()}|${[...values.values()].join()}`;
    if (this.known[thread]!.has(key)) return;
    this.known[thread]!.add(key);
    this.count++;
    const state: Local = { place, globals, values };
    this.reached[thread]!.push(state);
    const at = globals.join();
    this.byGlobals[thread]!.set(at, [...(this.byGlobals[thread]!.get(at) ?? []), state]);
    this.open.push({ thread, state });
    for (const next of this.steps[thread]!.get(at)?.values() ?? []) this.add(thread, place, next, values);
  }

  /** False where the thread goes wrong there. */
  private follow(thread: number, state: Local): boolean {
    const { globals, threads } = this.system;
    const { transitions, wrongs } = threads[thread]!;
    const all = new Map([...globals.map(({ name }, at) => [name, state.globals[at]!] as const), ...state.values]);
    if (wrongs.some((one) => one.at === state.place && admitted(one.guard, one.inputs, all).length > 0)) return false;
    for (const one of transitions) {
      if (one.from !== state.place || admitted(one.guard, one.inputs, all).length === 0) continue;
      const after = new Map([...all, ...[...one.updates].map(([name, value]) => [name, valueOf(value, all)] as const)]);
      const next = globals.map(({ name }) => after.get(name)!);
      this.add(thread, one.to, next, after);
      if (next.join() !== state.globals.join())
        threads.forEach((_, other) => {
          if (other !== thread) this.tell(other, state.globals, next);
        });
    }
    return true;
  }

  /** Another thread may change the global variables so, wherever this one stands. */
  private tell(thread: number, from: readonly number[], to: readonly number[]): void {
    const at = from.join();
    const known = this.steps[thread]!.get(at) ?? new Map<string, readonly number[]>();
    if (known.has(to.join())) return;
    this.steps[thread]!.set(at, known.set(to.join(), to));
    for (const state of this.byGlobals[thread]!.get(at) ?? []) this.add(thread, state.place, to, state.values);
  }
}
