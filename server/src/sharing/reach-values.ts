/**
 * What an expression stands for when a program is walked through from where its threads begin: an object by the way that leads to it, or a
 * value by whether other threads have the same one. Objects are distinguished by where they are made or found, so that what a thread makes
 * for itself is nobody else's.
 * Neighbours: `reach-walk.ts` computes these; `reached-objects.ts` compares what two threads reach.
 */
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { JavaType } from '../resolve/types';

/** Code that one thread runs, or several that run the same. */
export interface Context {
  readonly id: number;
  /** The one that starts it; undefined for those that nobody here starts. */
  readonly parent: Context | undefined;
  /** The walk in which it is started, and when, with the loops around. */
  readonly walk: number;
  readonly since: number;
  readonly loops: readonly TypedStmt[];
  /** Several threads run it wherever they can, as far as is known from where it begins. */
  readonly isMany: boolean;
  /** It runs at no other time than others that are so, or that it is not known of. */
  readonly isSerial: boolean;
  /** One thread of its own for each object that it begins at. */
  readonly isOwn: boolean;
  /** Who starts it waits right there. */
  readonly isAwaited: boolean;
  /** The calls that begin the futures whose end it follows: of these, one thing runs after the other. */
  readonly follows: readonly TypedExpr[];
}

/** What a way to an object begins with. */
export interface Root {
  readonly key: string;
  readonly kind: 'made' | 'static' | 'meant';
  /** Of one that is made: its very class. */
  readonly symbol: ClassSymbol | undefined;
  /** What everybody finds it in. */
  readonly field?: FieldSymbol;
  /** Of one that is made of a class without a stub: its type. */
  readonly type?: JavaType;
  /** Who makes it, and the loops around; undefined for what everybody finds. */
  readonly context: Context | undefined;
  readonly loops: readonly TypedStmt[];
}

/** How the thread has got it: it was there, was put there by this thread, or was taken out so that nobody else gets it. */
export type Manner = 'got' | 'given' | 'taken';

export type Value =
  /** `isEach`: one of several, which a loop goes through. */
  | {
      readonly kind: 'object';
      readonly root: Root;
      readonly steps: readonly string[];
      readonly manner: Manner;
      readonly through: Fields;
      readonly isEach?: true;
    }
  /** A number, a text or a null: `same` where every thread may have it, `each` where one thread goes through all of them. */
  | { readonly kind: 'same' | 'each' | 'unknown' };

export type Fields = readonly FieldSymbol[];
export type ObjectValue = Value & { readonly kind: 'object' };

export const SAME: Value = { kind: 'same' };
export const EACH: Value = { kind: 'each' };
export const UNKNOWN: Value = { kind: 'unknown' };

const LONGEST = 5;

export function objectAt(root: Root): ObjectValue {
  return { kind: 'object', root, steps: [], manner: 'got', through: [] };
}

/** What a field or an element leads to. A list has one node for all: a step that was taken before leads to the same place. */
export function stepOn(from: Value, step: string, manner: Manner, field?: FieldSymbol): Value {
  if (from.kind !== 'object') return UNKNOWN;
  const known = from.steps.indexOf(step);
  const steps = known >= 0 ? from.steps.slice(0, known + 1) : [...from.steps, step];
  if (steps.length > LONGEST) return UNKNOWN;
  const inherited = from.manner === 'got' ? manner : from.manner;
  return { ...from, steps, manner: inherited, through: field === undefined || known >= 0 ? from.through : [...from.through, field] };
}

export function wayOf({ root, steps }: ObjectValue): string {
  return [root.key, ...steps].join('/');
}

export function keyOf(value: Value): string {
  return value.kind === 'object' ? `${wayOf(value)}:${value.manner}${value.isEach ? ':each' : ''}` : value.kind;
}

/** One of two: what others may reach as well, if one of them is so. */
export function either(left: Value | undefined, right: Value | undefined): Value {
  if (left === undefined || right === undefined) return left ?? right ?? UNKNOWN;
  if (left.kind === 'object' && right.kind === 'object') {
    if (keyOf(left) === keyOf(right)) return left;
    const isShared = (one: ObjectValue): boolean => one.root.kind !== 'made' || one.steps.length > 0;
    return isShared(left) || !isShared(right) ? left : right;
  }
  if (left.kind === 'object') return left;
  if (right.kind === 'object') return right;
  return mixed([left, right]);
}

/** What is computed of all of them. */
export function mixed(values: readonly Value[]): Value {
  if (values.some((one) => one.kind === 'unknown' || (one.kind === 'object' && one.root.kind === 'made'))) return UNKNOWN;
  return values.some((one) => one.kind === 'each') ? EACH : SAME;
}

/** One of several that a loop goes through. */
export function oneOf(value: Value): Value {
  return value.kind === 'object' ? { ...value, isEach: true } : value;
}

/** What another thread, or a field, keeps of it: no longer each of several. */
export function kept(value: Value): Value {
  return value.kind === 'each' || (value.kind === 'object' && value.isEach) ? UNKNOWN : value;
}
