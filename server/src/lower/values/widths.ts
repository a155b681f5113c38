/**
 * The widths of Java's integer types: wrapping around, and the range that the value of a variable is known to be in. Values of byte, short
 * and char always are; those of int and long where integers are Java's.
 * Neighbours: `arithmetic.ts`, `bits.ts`; the functions mean what `plato/interpreted.ts` says.
 */
import { narrowInteger } from '../../resolve/constants';
import type { Integers, JavaType, PrimitiveName } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { WRAP_RANGES } from '../../plato/interpreted';
import { and, apply, binary, int } from './terms';

/** A value as one of type `at`: wrapped around where integers are Java's. */
export function wrapped(value: Expr, at: PrimitiveName, integers: Integers): Expr {
  return integers === 'java' ? narrowed(value, at) : value;
}

/** A value narrowed to an integral type. */
export function narrowed(value: Expr, to: PrimitiveName): Expr {
  if (value.kind === 'int') return int(narrowInteger(BigInt(value.value), to));
  return WRAP_RANGES.has(`wrap.${to}`) ? apply(`wrap.${to}`, [value], INT) : value;
}

/** Whether a value is one of the type. */
export function isInRange(value: Expr, type: PrimitiveName): Expr {
  const range = WRAP_RANGES.get(`wrap.${type}`)!;
  return and(binary('<=', int(range.least), value), binary('<=', value, int(range.most)));
}

/** What is known of any value of a Java type; undefined where it is nothing. */
export function knownRange(value: Expr, type: JavaType, integers: Integers): Expr | undefined {
  if (type.kind !== 'primitive' || !WRAP_RANGES.has(`wrap.${type.name}`) || value.kind === 'int') return undefined;
  return integers === 'mathematical' && (type.name === 'int' || type.name === 'long') ? undefined : isInRange(value, type.name);
}
