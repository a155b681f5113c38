/**
 * REFINE, MKHORNCLAUSES and MKPATH (horn-environment-inference 6, Fig. 8 to 11): the clauses that say how an error tuple was reached, as a
 * tree over copies of the state, with predicates over all variables or, where modular ones are wanted, over global ones and the thread's
 * own.
 *
 * A variable that a step of the thread itself leaves alone has one copy before and after it; in a step of the environment there are two,
 * and the equation is part of what the step tells.
 * Neighbours: `abstraction.ts` made the tuple; `solve-linear.ts` solves.
 */
import {
  valueAfter,
  placeName,
  type AbstractState,
  type AbstractStep,
  type ErrorTuple,
  type OwnStep,
  type Predicates,
} from './abstraction';
import { OutOfBudget, rangeOf } from './asker';
import type { Weigher } from './farkas';
import {
  constant,
  equation,
  isConstant,
  keyOf,
  keyOfAtom,
  renamedAtom,
  substitute,
  variable,
  ZERO,
  type Atom,
  type Linear,
} from './linear';
import { solveLinearHC, type HornNode } from './solve-linear';
import { primed, type Sort, type System, type Transition } from './system';

/** The copies of the variables at one node. */
type Copy = ReadonlyMap<string, string>;

const MOST_NODES = 20_000;

export type Refined = 'refined' | 'counterexample' | 'unknown';

/** Adds predicates that exclude the tuple; `modular` first, where that is preferred. Tells what it has added. */
export async function refine(
  weigher: Weigher,
  system: System,
  tuple: ErrorTuple,
  predicates: Predicates,
  isBiased: boolean,
  reported: (line: string) => void,
): Promise<Refined> {
  for (const isModular of isBiased ? [true, false] : [false]) {
    for (const part of isModular ? (['data'] as const) : (['data', 'places'] as const)) {
      const tree = new Clauses(system, isModular, part).root(tuple);
      const solved = await solveLinearHC(weigher, tree, part === 'places');
      if (solved.kind === 'unknown') return 'unknown';
      if (solved.kind === 'unsatisfiable') continue;
      const added = addAll(system, solved.predicates, predicates);
      if (added.length === 0) return 'unknown';
      reported(`${isModular ? 'modular' : part === 'data' ? 'with locals of others' : 'with places of others'}: ${added.join(', ')}`);
      return 'refined';
    }
  }
  return 'counterexample';
}

/** The steps of the run, each with its thread, that lead to a state (MKPATH). */
export function pathTo(state: AbstractState): readonly OwnStep[] {
  const path: OwnStep[] = [];
  for (let one: AbstractState = state; one.parent; one = one.parent.state) {
    const { by } = one.parent;
    path.push(by.kind === 'own' ? by : { kind: 'own', thread: by.from, transition: by.parent.transition });
  }
  return path.reverse();
}

function addAll(
  system: System,
  found: readonly { readonly relation: string; readonly atom: Atom }[],
  predicates: Predicates,
): readonly string[] {
  const added: string[] = [];
  for (const { relation, atom } of found) {
    const [from, to] = relation.split('>').map(Number);
    const list = to === undefined ? predicates.states[from!]! : predicates.steps[from!]![to]!;
    if (to === undefined && isOwnPlace(system, from!, atom)) continue;
    if (list.some((one) => keyOfAtom(one) === keyOfAtom(atom))) continue;
    list.push(atom);
    added.push(`${to === undefined ? `thread ${from! + 1}` : `${from! + 1} to ${to + 1}`}: ${wordsOf(atom)}`);
  }
  return added;
}

/** A thread's own place is always known. */
function isOwnPlace(system: System, thread: number, atom: Atom): boolean {
  return system.threads.length > thread && atom.linear.terms.every(([name]) => name === placeName(thread));
}

/** `lock <= 0`, `1 <= lock`, `a = b + 1`. */
export function wordsOf(atom: Atom): string {
  const side = (sign: 1 | -1): string => {
    const parts = atom.linear.terms.flatMap(([name, coefficient]) =>
      coefficient * sign > 0 ? [Math.abs(coefficient) === 1 ? name : `${Math.abs(coefficient)} * ${name}`] : [],
    );
    if (atom.linear.constant * sign > 0 || parts.length === 0) parts.push(String(Math.max(0, atom.linear.constant * sign)));
    return parts.join(' + ');
  };
  return `${side(1)} ${atom.op === '=' ? '==' : '<='} ${side(-1)}`;
}

// ---------------------------------------------------------------- clauses

class Clauses {
  private copies = 0;
  private nodes = 0;
  private readonly visible: readonly (readonly string[])[];
  private readonly sorts: ReadonlyMap<string, Sort>;

  constructor(
    private readonly system: System,
    private readonly isModular: boolean,
    private readonly part: 'data' | 'places',
  ) {
    const globals = part === 'data' ? system.globals.map(({ name }) => name) : [];
    const own = system.threads.map((thread, index) => (part === 'data' ? thread.locals.map(({ name }) => name) : [placeName(index)]));
    this.visible = system.threads.map((_, index) => [...globals, ...(isModular ? own[index]! : own.flat())]);
    this.sorts = new Map([...system.globals, ...system.threads.flatMap((thread) => thread.locals)].map(({ name, sort }) => [name, sort]));
  }

  /** `S1 && ... && SN && error ==> false`. */
  root(tuple: ErrorTuple): HornNode {
    const everything = this.copyOf(this.allNames());
    // Where the other threads stand when it goes wrong, if it matters, is a matter of places.
    const places = new Set(this.system.threads.map((_, index) => placeName(index)));
    const guard = tuple.wrong.guard.filter((atom) => atom.linear.terms.some(([name]) => places.has(name)) === (this.part === 'places'));
    const constraints = this.part === 'data' ? guard : [equation(variable(placeName(tuple.thread)), constant(tuple.wrong.at)), ...guard];
    const own = new Map([...everything, ...this.inputsOf(tuple.wrong.inputs)]);
    return {
      label: undefined,
      constraints: [],
      children: [this.leaf(constraints, own), ...tuple.states.map((state) => this.state(state, everything))],
    };
  }

  private allNames(): readonly string[] {
    return [...new Set(this.visible.flat())];
  }

  private copyOf(names: readonly string[]): Copy {
    this.copies++;
    return new Map(names.map((name) => [name, `${name}@${this.copies}`]));
  }

  private inputsOf(inputs: readonly string[]): Copy {
    return this.copyOf(inputs);
  }

  private leaf(atoms: readonly Atom[], copy: Copy, more: readonly Atom[] = []): HornNode {
    const reported = [...atoms.map((atom) => renamedAtom(atom, (name) => copy.get(name) ?? name)), ...more];
    const ranges = [...new Set(reported.flatMap((atom) => atom.linear.terms.map(([name]) => name)))].flatMap((name) => this.rangeOf(name));
    return {
      label: undefined,
      constraints: [...reported.filter((atom) => !isConstant(atom.linear) || keyOf(atom.linear) !== keyOf(ZERO)), ...ranges],
      children: [],
    };
  }

  private rangeOf(name: string): readonly Atom[] {
    return rangeOf(name, this.sorts.get(name.slice(0, name.lastIndexOf('@'))) ?? 'int');
  }

  /** The clauses whose heads lead to a state over the given copy. */
  private state(state: AbstractState, all: Copy): HornNode {
    if (this.nodes++ > MOST_NODES) throw new OutOfBudget(`a derivation of more than ${MOST_NODES} steps`);
    const copy = this.restricted(all, state.thread);
    const label = { relation: String(state.thread), nameOf: inverse(copy) };
    const { parent } = state;
    if (!parent) return { label, constraints: [], children: [this.initial(copy)] };
    return {
      label,
      constraints: [],
      children:
        parent.by.kind === 'own'
          ? this.own(state, parent.state, parent.by, copy)
          : this.environment(parent.state, parent.by, state.thread, copy),
    };
  }

  private restricted(all: Copy, thread: number): Copy {
    return new Map(this.visible[thread]!.map((name) => [name, all.get(name)!]));
  }

  private initial(copy: Copy): HornNode {
    if (this.part === 'data') return this.leaf(this.system.initial, copy);
    return this.leaf(
      this.system.threads
        .map((_, index) => equation(variable(placeName(index)), ZERO))
        .filter((atom) => copy.has(atom.linear.terms[0]![0])),
      copy,
    );
  }

  private changed(thread: number, transition: Transition): ReadonlySet<string> {
    return this.part === 'data' ? new Set(transition.updates.keys()) : new Set([placeName(thread)]);
  }

  private guardOf(thread: number, transition: Transition): readonly Atom[] {
    return this.part === 'data' ? transition.guard : [equation(variable(placeName(thread)), constant(transition.from))];
  }

  private own(_: AbstractState, before: AbstractState, { thread, transition }: OwnStep, after: Copy): readonly HornNode[] {
    const changed = this.changed(thread, transition);
    const fresh = this.copyOf([...after.keys()]);
    const copy = new Map([...after].map(([name, old]) => [name, changed.has(name) ? fresh.get(name)! : old]));
    return [this.state(before, copy), this.relation(thread, transition, copy, after, changed)];
  }

  /** The step as constraints over the copies before and after. */
  private relation(thread: number, transition: Transition, before: Copy, after: Copy, changed: ReadonlySet<string>): HornNode {
    const inputs = this.inputsOf(transition.inputs);
    const value = (linear: Linear): Linear =>
      substitute(linear, (name) => {
        const copy = before.get(name) ?? inputs.get(name);
        return copy === undefined ? undefined : variable(copy);
      });
    const equations: Atom[] = [];
    for (const [name, copy] of after)
      if (changed.has(name)) equations.push(equation(variable(copy), value(valueAfter(thread, transition, name))));
    return this.leaf(this.guardOf(thread, transition), new Map([...before, ...inputs]), equations);
  }

  /** `S && e && own variables stay ==> D`, and `O && step ==> e`. */
  private environment(before: AbstractState, step: AbstractStep, thread: number, after: Copy): readonly HornNode[] {
    const own = new Set(this.part === 'data' ? this.system.threads[thread]!.locals.map(({ name }) => name) : [placeName(thread)]);
    const fresh = this.copyOf([...after.keys()]);
    const copy = new Map([...after].map(([name, old]) => [name, own.has(name) ? old : fresh.get(name)!]));
    // Of the other thread's own variables nothing is said but in proofs that are not modular.
    const hidden = this.copyOf(this.visible[step.from]!.filter((name) => !copy.has(name)));
    const origin = new Map(this.visible[step.from]!.map((name) => [name, copy.get(name) ?? hidden.get(name)!]));
    const { transition } = step.parent;
    const reported = [...after.keys()].filter((name) => !own.has(name) && (!this.isModular || !this.isLocal(name)));
    const afterIt = new Map(reported.map((name) => [name, after.get(name)!]));
    const nameOf = new Map([
      ...reported.map((name) => [copy.get(name)!, name] as const),
      ...reported.map((name) => [after.get(name)!, primed(name)] as const),
      ...[...own].flatMap((name) => (copy.has(name) ? [[copy.get(name)!, name] as const] : [])),
    ]);
    const relation = this.relation(step.from, transition, origin, afterIt, new Set(reported));
    const node: HornNode = {
      label: { relation: `${step.from}>${thread}`, nameOf },
      constraints: [],
      children: [this.state(step.parent.state, origin), relation],
    };
    return [this.state(before, copy), node];
  }

  private isLocal(name: string): boolean {
    return !this.system.globals.some((one) => one.name === name);
  }
}

function inverse(copy: Copy): ReadonlyMap<string, string> {
  return new Map([...copy].map(([name, used]) => [used, name]));
}
