/**
 * Concrete states of a transition system: replaying a path of transitions, and going through all states where there are few. No prover and
 * no predicate has a part in it, so what it finds is a run of the system, whoever proposed it.
 * Neighbours: `engine-states.ts` makes an engine of it; `infer.ts` replays counterexamples with it.
 */
import { plus, truthOf, type Cube, type Linear } from './linear';
import type { RunStep } from './proof';
import type { System, Transition, Wrong } from './system';

export interface Concrete {
  readonly places: readonly number[];
  readonly values: ReadonlyMap<string, number>;
}

export interface Replayed {
  readonly steps: readonly RunStep[];
  readonly states: readonly Concrete[];
  readonly wrong: { readonly thread: number; readonly index: number };
}

/** Values that inputs are tried with where nothing else tells. */
const TRIED: readonly number[] = [0, 1, 2, -1, 3];

export function valueOf(linear: Linear, values: ReadonlyMap<string, number>): number {
  let sum = linear.constant;
  for (const [name, coefficient] of linear.terms) sum += coefficient * (values.get(name) ?? 0);
  return sum;
}

export function holds(cube: Cube, values: ReadonlyMap<string, number>): boolean {
  return cube.every((atom) => truthOf({ op: atom.op, linear: { constant: valueOf(atom.linear, values), terms: [] } })!);
}

/** The state at the beginning; undefined where it is not one by one value for each global variable. */
export function initialState(system: System): Concrete | undefined {
  const values = new Map<string, number>();
  for (const { linear, op } of system.initial) {
    const [term, ...others] = linear.terms;
    if (!term || others.length > 0 || op !== '=') return undefined;
    values.set(term[0], -linear.constant / term[1]);
  }
  return { places: system.threads.map(() => 0), values };
}

/** The values with inputs put in, in each way that satisfies the guard; exact: there are no inputs. */
export function admitted(
  guard: Cube,
  inputs: readonly string[],
  values: ReadonlyMap<string, number>,
): readonly ReadonlyMap<string, number>[] {
  let open: ReadonlyMap<string, number>[] = [values];
  for (const input of inputs) {
    const candidates = new Set<number>(TRIED);
    for (const { linear } of guard) {
      const own = linear.terms.find(([name]) => name === input);
      if (!own) continue;
      const rest = valueOf({ ...linear, terms: linear.terms.filter((one) => one !== own) }, values);
      for (const one of [Math.floor(-rest / own[1]), Math.ceil(-rest / own[1]), Math.trunc(-rest / own[1])])
        candidates.add(one === 0 ? 0 : one);
    }
    open = open.flatMap((one) => [...candidates].map((value) => new Map(one).set(input, value)));
    if (open.length > 2000) break;
  }
  return open.filter((one) => holds(guard, one));
}

/** It has one value at most, whatever the others are, and that is among those tried: a quotient, whose rest is between bounds. */
export function isDetermined(input: string, { guard, inputs }: Pick<Transition, 'guard' | 'inputs'>): boolean {
  const bounds = guard.filter(
    ({ linear }) =>
      linear.terms.some(([name]) => name === input) && !linear.terms.some(([name]) => name !== input && inputs.includes(name)),
  );
  return bounds.some((low) =>
    bounds.some((high) => {
      const { constant, terms } = plus(low.linear, high.linear);
      return low !== high && terms.length === 0 && -constant < Math.abs(low.linear.terms.find(([name]) => name === input)![1]);
    }),
  );
}

export function after(
  system: System,
  state: Concrete,
  thread: number,
  transition: Transition,
  values: ReadonlyMap<string, number>,
): Concrete {
  const places = state.places.map((place, index) => (index === thread ? transition.to : place));
  const next = new Map<string, number>();
  for (const { name } of system.globals)
    next.set(name, transition.updates.has(name) ? valueOf(transition.updates.get(name)!, values) : (state.values.get(name) ?? 0));
  system.threads.forEach((one, index) => {
    for (const name of one.places[places[index]!]!.live) {
      const update = index === thread ? transition.updates.get(name) : undefined;
      next.set(name, update ? valueOf(update, values) : (state.values.get(name) ?? 0));
    }
  });
  return { places, values: next };
}

export function wrongAt(
  system: System,
  state: Concrete,
): { readonly thread: number; readonly index: number; readonly wrong: Wrong } | undefined {
  for (let thread = 0; thread < system.threads.length; thread++) {
    const { wrongs } = system.threads[thread]!;
    for (let index = 0; index < wrongs.length; index++) {
      const wrong = wrongs[index]!;
      if (wrong.at === state.places[thread] && admitted(wrong.guard, wrong.inputs, state.values).length > 0)
        return { thread, index, wrong };
    }
  }
  return undefined;
}

/** The states along a path of transitions that ends by going wrong; undefined where it does not. */
export function replay(
  system: System,
  path: readonly RunStep[],
  wrong: { readonly thread: number; readonly index: number },
): Replayed | undefined {
  const first = initialState(system);
  if (!first) return undefined;
  let open: readonly (readonly Concrete[])[] = [[first]];
  for (const { thread, transition } of path) {
    const one = system.threads[thread]!.transitions[transition];
    if (!one) return undefined;
    open = open
      .flatMap((states) => {
        const last = states.at(-1)!;
        if (last.places[thread] !== one.from) return [];
        return admitted(one.guard, one.inputs, last.values).map((values) => [...states, after(system, last, thread, one, values)]);
      })
      .slice(0, 500);
  }
  const { at, guard, inputs } = system.threads[wrong.thread]!.wrongs[wrong.index]!;
  const found = open.find(
    (states) => states.at(-1)!.places[wrong.thread] === at && admitted(guard, inputs, states.at(-1)!.values).length > 0,
  );
  return found && { steps: path, states: found, wrong };
}

export type Explored =
  | { readonly kind: 'wrong'; readonly run: Replayed }
  /** All states, if `isComplete`; else those within the bound. */
  | { readonly kind: 'fine'; readonly states: readonly Concrete[]; readonly isComplete: boolean };

/** All states, shortest runs first. */
export function exploreStates(system: System, most: number): Explored {
  const search = exploring(system, most);
  for (let next = search.next(); ; next = search.next()) if (next.done) return next.value;
}

const STATES_AT_ONCE = 200;

/** The same in short pieces, for who has something else to do between them. */
export function* exploring(system: System, most: number): Generator<void, Explored> {
  const first = initialState(system);
  if (!first) return { kind: 'fine', states: [], isComplete: false };
  const keyOf = (state: Concrete): string => `${state.places.join()}|${[...state.values.values()].join()}`;
  const seen = new Set([keyOf(first)]);
  const nodes: { state: Concrete; parent: number; step: RunStep | undefined }[] = [{ state: first, parent: -1, step: undefined }];
  let isComplete = true;
  for (let head = 0; head < nodes.length; head++) {
    if (head % STATES_AT_ONCE === STATES_AT_ONCE - 1) yield;
    const { state } = nodes[head]!;
    const wrong = wrongAt(system, state);
    if (wrong) return { kind: 'wrong', run: runTo(nodes, head, wrong) };
    for (let thread = 0; thread < system.threads.length; thread++) {
      const { transitions } = system.threads[thread]!;
      for (let transition = 0; transition < transitions.length; transition++) {
        const one = transitions[transition]!;
        if (one.from !== state.places[thread]) continue;
        if (!one.inputs.every((input) => isDetermined(input, one))) isComplete = false;
        for (const values of admitted(one.guard, one.inputs, state.values)) {
          const next = after(system, state, thread, one, values);
          const key = keyOf(next);
          if (seen.has(key)) continue;
          if (nodes.length >= most) return { kind: 'fine', states: nodes.map((node) => node.state), isComplete: false };
          seen.add(key);
          nodes.push({ state: next, parent: head, step: { thread, transition } });
        }
      }
    }
  }
  return { kind: 'fine', states: nodes.map((node) => node.state), isComplete };
}

function runTo(
  nodes: readonly { readonly state: Concrete; readonly parent: number; readonly step: RunStep | undefined }[],
  end: number,
  wrong: { readonly thread: number; readonly index: number },
): Replayed {
  const steps: RunStep[] = [];
  const states: Concrete[] = [];
  for (let node = nodes[end]; node; node = nodes[node.parent]) {
    states.unshift(node.state);
    if (node.step) steps.unshift(node.step);
  }
  return { steps, states, wrong: { thread: wrong.thread, index: wrong.index } };
}
