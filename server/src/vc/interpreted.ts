/**
 * Plato's interpreted functions in SMT-LIB, defined where a condition uses them.
 * A value that overflows once is wrapped by one addition, which linear arithmetic decides; only beyond that a remainder is needed.
 * Neighbours: `../plato/interpreted.ts` says what they mean; `smt.ts` prints.
 */
import type { Meaning } from '../sequential/logic/operators';
import { FLOOR_DIV, FLOOR_MOD, WRAP_RANGES } from '../plato/interpreted';

/** The definition of the function that an operator means; `quoted` is its name as it is printed. Undefined for every other one. */
export function definitionOf(means: Meaning | undefined, quoted: string): string | undefined {
  if (means?.kind !== 'function') return undefined;
  const { name } = means;
  if (name === FLOOR_DIV) return `(define-fun ${quoted} ((a Int) (b Int)) Int (div a b))`;
  if (name === FLOOR_MOD) return `(define-fun ${quoted} ((a Int) (b Int)) Int (mod a b))`;
  const range = WRAP_RANGES.get(name);
  if (range === undefined) return undefined;
  const number = (value: bigint): string => (value < 0n ? `(- ${-value})` : String(value));
  const { least, most } = range;
  const size = most - least + 1n;
  const rest = `(+ (mod (- x ${number(least)}) ${size}) ${number(least)})`;
  const below = `(ite (and (< x ${number(least)}) (<= ${number(least - size)} x)) (+ x ${size}) ${rest})`;
  const above = `(ite (and (< ${number(most)} x) (<= x ${number(most + size)})) (- x ${size}) ${below})`;
  return `(define-fun ${quoted} ((x Int)) Int (ite (and (<= ${number(least)} x) (<= x ${number(most)})) x ${above}))`;
}
