/**
 * Kinds of expressions and statements by what becomes of objects in them, for analyses that follow objects from place to place: with the
 * kinds of a group done with, the `switch` over the others is still complete, so a new kind is flagged in each until it is in a group or
 * has a case.
 * Neighbours: `typed.ts` has the kinds.
 */
import type { TypedExpr, TypedStmt } from './typed';

const COMPUTING = [
  'constant',
  'classObject',
  'currentThread',
  'length',
  'newArray',
  'unary',
  'arithmetic',
  'comparison',
  'and',
  'or',
  'concatenation',
  'convert',
  'box',
  'unbox',
  'monitor',
  'startThread',
] as const satisfies readonly TypedExpr['kind'][];

const MAKING = [...COMPUTING, 'instanceof', 'matches'] as const satisfies readonly TypedExpr['kind'][];

const PASSING = [
  'local',
  'field',
  'static',
  'element',
  'this',
  'arrayInit',
  'copyArray',
  'compound',
  'conditional',
  'cast',
  'retype',
  'after',
  'unsupported',
] as const satisfies readonly TypedExpr['kind'][];

const INERT = [
  'block',
  'expr',
  'if',
  'loop',
  'labeled',
  'break',
  'continue',
  'yield',
  'throw',
  'synchronized',
  'assert',
  'spec',
  'atomic',
  'unsupported',
] as const satisfies readonly TypedStmt['kind'][];

type Making = Extract<TypedExpr, { readonly kind: (typeof MAKING)[number] }>;
type PuttingNothing = Extract<TypedExpr, { readonly kind: (typeof COMPUTING)[number] | (typeof PASSING)[number] }>;
type Inert = Extract<TypedStmt, { readonly kind: (typeof INERT)[number] }>;

const MAKES: ReadonlySet<string> = new Set(MAKING);
const KEEPS: ReadonlySet<string> = new Set([...COMPUTING, ...PASSING]);
const LEAVES: ReadonlySet<string> = new Set(INERT);

/** Its value is made there, or is no object: it neither is an object that one of its parts gives nor leads to one. */
export function makesItsValue(expr: TypedExpr): expr is Making {
  return MAKES.has(expr.kind);
}

/** It puts no object into a local, a field or another object by itself; its parts may. */
export function putsNothing(expr: TypedExpr): expr is PuttingNothing {
  return KEEPS.has(expr.kind);
}

/** The same of a statement. What it yields or throws is looked for where that arrives. */
export function isInert(stmt: TypedStmt): stmt is Inert {
  return LEAVES.has(stmt.kind);
}
