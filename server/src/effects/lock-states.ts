/**
 * What is known at one place of a body while `balanced-locks.ts` walks through it: the names of the values of locals, and how often which
 * lock has been taken since the body began.
 */
import type { Expr } from '../plato/ir';

/** A value that has a name: the same name is the same value. */
export interface Named {
  /** Nothing is read off it: it only tells whether two names are the same. */
  readonly key: string;
  /** The number or truth value that it is. Absent: it is an object. */
  readonly constant?: string;
  /** The step that has made it, or what it is a part of, and the local that got it. Absent: it was there when the body began. */
  readonly madeBy?: { readonly step: object; readonly local: string };
}

export interface State {
  /** By local; undefined: it has no name any more. A parameter that is never assigned is not among them, and named by itself. */
  readonly names: ReadonlyMap<string, Named | undefined>;
  /** How often, by the key of its name; never 0. */
  readonly held: ReadonlyMap<string, { readonly lock: Named; readonly count: number }>;
}

export const BEGINNING: State = { names: new Map(), held: new Map() };

export function truth(value: boolean): Named {
  return { key: JSON.stringify(value), constant: String(value) };
}

/** What the object holds in a final field. */
export function partOf(object: Named, field: string): Named {
  return { ...object, key: JSON.stringify([object.key, field]) };
}

/** The state after the local has got the value; `undefined`: one without a name. */
export function define(state: State, local: string, value: Named | undefined): State {
  return { ...state, names: new Map(state.names).set(local, value) };
}

/**
 * The state after the step has made a value for the local. What it made before has no name any more. Undefined: that is a lock which is
 * held. `number`: of the step, among those of the body.
 */
export function make(state: State, step: object, number: number, local: string): State | undefined {
  const isFormer = (one: Named | undefined): boolean => one?.madeBy?.step === step && one.madeBy.local === local;
  if ([...state.held.values()].some(({ lock }) => isFormer(lock))) return undefined;
  const names = new Map([...state.names].map(([name, one]) => [name, isFormer(one) ? undefined : one] as const));
  return { ...state, names: names.set(local, { key: JSON.stringify([number, local]), madeBy: { step, local } }) };
}

/** The state after the lock has been taken (1) or given back (-1); undefined: it had not been taken. */
export function hold(state: State, lock: Named, change: 1 | -1): State | undefined {
  const count = (state.held.get(lock.key)?.count ?? 0) + change;
  if (count < 0) return undefined;
  const held = new Map(state.held);
  if (count === 0) held.delete(lock.key);
  else held.set(lock.key, { lock, count });
  return { ...state, held };
}

/** The name of a value; undefined if it has none. `isFinal`: whether the field never changes. */
export function nameOf(value: Expr, state: State, isFinal: (field: string) => boolean): Named | undefined {
  switch (value.kind) {
    case 'int':
      return numbered(BigInt(value.value).toString());
    case 'bool':
      return truth(value.value);
    case 'classObject':
      return { key: JSON.stringify({ classObject: value.className }) };
    case 'var':
      return state.names.has(value.name) ? state.names.get(value.name) : { key: JSON.stringify({ parameter: value.name }) };
    case 'static':
      return isFinal(value.field) ? { key: JSON.stringify({ static: value.field }) } : undefined;
    case 'field': {
      const object = isFinal(value.field) ? nameOf(value.object, state, isFinal) : undefined;
      return object && partOf(object, value.field);
    }
    default:
      return undefined;
  }
}

/** A number, however it is written. */
function numbered(text: string): Named {
  return { key: JSON.stringify({ int: text }), constant: text };
}

/** Whether a guard may hold: false only if the constants that locals hold refute it. */
export function isPossible(guard: Expr, state: State): boolean {
  return truthOf(guard, state) !== false;
}

function truthOf(guard: Expr, state: State): boolean | undefined {
  if (guard.kind === 'bool') return guard.value;
  if (guard.kind === 'var') {
    const constant = constantOf(guard, state);
    return constant === undefined ? undefined : constant === String(true);
  }
  if (guard.kind === 'unary' && guard.op === '!') {
    const truth = truthOf(guard.operand, state);
    return truth === undefined ? undefined : !truth;
  }
  if (guard.kind !== 'binary') return undefined;
  if (guard.op === '&&' || guard.op === '||') {
    const sides = [truthOf(guard.left, state), truthOf(guard.right, state)];
    const decisive = guard.op === '||';
    if (sides.includes(decisive)) return decisive;
    return sides.includes(undefined) ? undefined : !decisive;
  }
  if (guard.op !== '=' && guard.op !== '!=') return undefined;
  const [left, right] = [constantOf(guard.left, state), constantOf(guard.right, state)];
  return left === undefined || right === undefined ? undefined : (left === right) === (guard.op === '=');
}

/** A number or truth value that the expression certainly has. */
function constantOf(value: Expr, state: State): string | undefined {
  return nameOf(value, state, () => false)?.constant;
}

/**
 * The states, each once: where the same locks are held, and locals hold the same constants, one stands for all, and knows what all know. Of
 * more than `most`, constants count no more.
 */
export function distinct(states: readonly State[], most: number): readonly State[] {
  const found = joined(states, true);
  return found.length > most ? joined(found, false) : found;
}

function joined(states: readonly State[], withConstants: boolean): readonly State[] {
  const found = new Map<string, State>();
  for (const state of states) {
    const constants = withConstants ? [...state.names].filter(([, one]) => one?.constant !== undefined) : [];
    const key = JSON.stringify([heldText(state), namesText(constants)]);
    const known = found.get(key);
    found.set(key, known === undefined ? state : join(known, state));
  }
  return [...found.values()];
}

function join(left: State, right: State): State {
  const locals = new Set([...left.names.keys(), ...right.names.keys()]);
  const names = [...locals].map((local) => {
    const name = left.names.get(local);
    return [local, name?.key === right.names.get(local)?.key ? name : undefined] as const;
  });
  return { names: new Map(names), held: left.held };
}

/** Whether two lists of states say the same, in the same order. */
export function areSame(left: readonly State[], right: readonly State[]): boolean {
  const text = (states: readonly State[]): string => JSON.stringify(states.map((one) => [heldText(one), namesText([...one.names])]));
  return text(left) === text(right);
}

function heldText({ held }: State): readonly unknown[] {
  return [...held].map(([key, { count }]) => [key, count]).sort();
}

function namesText(names: readonly (readonly [string, Named | undefined])[]): readonly unknown[] {
  return names.map(([local, one]) => [local, one?.key ?? null]).sort();
}
