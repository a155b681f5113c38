/**
 * The engine of last resort, which proposes nothing: all states, where there are few, written down as a proof. First thread by thread, each
 * with the steps of the others over global variables alone (the least fixpoint of the rule's premises in its modular form, so where that
 * goes wrong there is no modular proof); else whole states (Theorem 2). Such a proof explains nothing, and is checked like every other one.
 * Neighbours: `states.ts` goes through whole states.
 */
import { placeName } from './abstraction';
import { constant, equation, minus, variable, type Atom, type Cube, type Linear } from './linear';
import type { Proof } from './proof';
import { initialState, type Concrete } from './states';
import type { System, Transition, Wrong } from './system';

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

/**
 * A value, or all that are smaller or larger than any that the program has: counters that both threads give back, without seeing that the
 * other one has, fall forever where each thread is looked at by itself.
 */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What one thread reaches: its place, the global variables and its own. */
interface Local {
  readonly place: number;
  readonly globals: readonly Range[];
  readonly values: ReadonlyMap<string, Range>;
}

export interface ModularAnswer {
  /** Absent: none was found. */
  readonly proof?: Proof;
  /** What threads reach by themselves goes wrong: there is no modular proof, whoever looks for one. */
  readonly isImpossible: boolean;
}

/**
 * `states` are all states of the program: where there is no end of values otherwise, those that it does not have are put together, and
 * then nothing is known where no proof is found.
 */
export function modularProof(system: System, states: readonly Concrete[]): ModularAnswer {
  const first = initialState(system);
  if (!first || system.threads.some((thread) => thread.transitions.some((one) => one.inputs.length > 0))) return { isImpossible: false };
  const exact = new Modular(system).run(first.values);
  const outcome = exact === 'too many' ? new Modular(system, boundsIn(states)).run(first.values) : exact;
  return typeof outcome === 'string' ? { isImpossible: exact === 'wrong' } : { proof: outcome, isImpossible: false };
}

/** The smallest and the largest value of each variable. */
function boundsIn(states: readonly Concrete[]): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>();
  for (const { values } of states)
    for (const [name, value] of values) {
      const { low, high } = found.get(name) ?? exactly(value);
      found.set(name, { low: Math.min(low, value), high: Math.max(high, value) });
    }
  return found;
}

function exactly(value: number): Range {
  return { low: value, high: value };
}

/** All values that the expression may have. */
export function rangeOf({ constant: sum, terms }: Linear, values: ReadonlyMap<string, Range>): Range {
  let { low, high } = exactly(sum);
  for (const [name, factor] of terms) {
    const one = values.get(name) ?? exactly(0);
    low += factor * (factor > 0 ? one.low : one.high);
    high += factor * (factor > 0 ? one.high : one.low);
  }
  return { low, high };
}

/** False only where no values among these satisfy it. */
export function mayHold(guard: Cube, values: ReadonlyMap<string, Range>): boolean {
  return guard.every(({ linear, op }) => {
    const { low, high } = rangeOf(linear, values);
    return low <= 0 && (op === '<=' || high >= 0);
  });
}

/** The range as parts that are one value each, or lie outside of the bounds as a whole. */
export function partsOf({ low, high }: Range, bounds: Range | undefined): readonly Range[] {
  if (low === high && (bounds === undefined || (bounds.low <= low && high <= bounds.high))) return [{ low, high }];
  if (bounds === undefined) return [{ low, high }];
  const parts: Range[] = [];
  if (low < bounds.low) parts.push({ low: -Infinity, high: bounds.low - 1 });
  for (let value = Math.max(low, bounds.low); value <= Math.min(high, bounds.high); value++) parts.push(exactly(value));
  if (high > bounds.high) parts.push({ low: bounds.high + 1, high: Infinity });
  return parts;
}

function atomOf(name: string, { low, high }: Range): Atom {
  if (low === high) return equation(variable(name), constant(low));
  return { linear: high === Infinity ? minus(constant(low), variable(name)) : minus(variable(name), constant(high)), op: '<=' };
}

function keyOf(ranges: Iterable<Range>): string {
  return [...ranges].map(({ low, high }) => (low === high ? low : `${low}..${high}`)).join();
}

class Modular {
  private readonly reached: Local[][];
  private readonly known: Set<string>[];
  /** Per thread its states by the values of global variables, and the steps of others from there. */
  private readonly byGlobals: Map<string, Local[]>[];
  private readonly steps: Map<string, Map<string, readonly Range[]>>[];
  private readonly open: { readonly thread: number; readonly state: Local }[] = [];
  private count = 0;

  constructor(
    private readonly system: System,
    private readonly bounds: ReadonlyMap<string, Range> = new Map(),
  ) {
    this.reached = system.threads.map(() => []);
    this.known = system.threads.map(() => new Set());
    this.byGlobals = system.threads.map(() => new Map());
    this.steps = system.threads.map(() => new Map());
  }

  run(initial: ReadonlyMap<string, number>): Proof | 'wrong' | 'too many' {
    const globals = this.system.globals.map(({ name }) => exactly(initial.get(name) ?? 0));
    this.system.threads.forEach((_, thread) => this.add(thread, 0, globals, new Map()));
    for (let one = this.open.pop(); one; one = this.open.pop()) {
      if (this.count > MOST_MODULAR) return 'too many';
      if (!this.follow(one.thread, one.state)) return 'wrong';
    }
    const { system } = this;
    if (this.reached.some((one) => one.length > MOST_STATES_IN_PROOF)) return 'too many';
    const cubeOf = (state: Local): Cube => [
      ...system.globals.map(({ name }, at) => atomOf(name, state.globals[at]!)),
      ...[...state.values].map(([name, value]) => atomOf(name, value)),
    ];
    return {
      reached: system.threads.map((thread, index) =>
        thread.places.map((_, place) => this.reached[index]!.filter((one) => one.place === place).map(cubeOf)),
      ),
      environment: system.threads.map(() => STRONGEST),
    };
  }

  private add(thread: number, place: number, globals: readonly Range[], all: ReadonlyMap<string, Range>): void {
    const values = new Map(this.system.threads[thread]!.places[place]!.live.map((name) => [name, all.get(name) ?? exactly(0)]));
    const at = keyOf(globals);
    const key = `${place}|${at}|${keyOf(values.values())}`;
    if (this.known[thread]!.has(key)) return;
    this.known[thread]!.add(key);
    this.count++;
    const state: Local = { place, globals, values };
    this.reached[thread]!.push(state);
    this.byGlobals[thread]!.set(at, [...(this.byGlobals[thread]!.get(at) ?? []), state]);
    this.open.push({ thread, state });
    for (const next of this.steps[thread]!.get(at)?.values() ?? []) this.add(thread, place, next, values);
  }

  /** False where the thread may go wrong there. */
  private follow(thread: number, state: Local): boolean {
    const { globals, threads } = this.system;
    const { transitions, wrongs } = threads[thread]!;
    const all = new Map([...globals.map(({ name }, at) => [name, state.globals[at]!] as const), ...state.values]);
    if (wrongs.some((one) => one.at === state.place && mayHold(withoutInputs(one), all))) return false;
    for (const one of transitions) {
      if (one.from !== state.place || !mayHold(one.guard, all)) continue;
      for (const after of this.afterwards(one, all)) {
        const next = globals.map(({ name }) => after.get(name)!);
        this.add(thread, one.to, next, after);
        if (keyOf(next) !== keyOf(state.globals) || next.some(({ low, high }) => low !== high))
          threads.forEach((_, other) => {
            if (other !== thread) this.tell(other, state.globals, next);
          });
      }
    }
    return true;
  }

  /** The values after a transition, each way. */
  private afterwards({ updates }: Transition, before: ReadonlyMap<string, Range>): readonly ReadonlyMap<string, Range>[] {
    let ways: readonly ReadonlyMap<string, Range>[] = [before];
    for (const [name, value] of updates) {
      const parts = partsOf(rangeOf(value, before), this.bounds.get(name));
      ways = ways.flatMap((way) => parts.map((part) => new Map(way).set(name, part)));
    }
    return ways;
  }

  /** Another thread may change the global variables so, wherever this one stands. */
  private tell(thread: number, from: readonly Range[], to: readonly Range[]): void {
    const at = keyOf(from);
    const known = this.steps[thread]!.get(at) ?? new Map<string, readonly Range[]>();
    if (known.has(keyOf(to))) return;
    this.steps[thread]!.set(at, known.set(keyOf(to), to));
    for (const state of this.byGlobals[thread]!.get(at) ?? []) this.add(thread, state.place, to, state.values);
  }
}

/** What is asked of variables alone: inputs may have any value. */
function withoutInputs({ guard, inputs }: Wrong): Cube {
  return guard.filter(({ linear }) => !linear.terms.some(([name]) => inputs.includes(name)));
}
