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
  if (!WRAP_RANGES.has(`wrap.${to}`)) return value;
  const inner = unwrapped(value, to === 'long' ? ['wrap.long'] : ['wrap.int', 'wrap.long']);
  return inner.kind === 'int' ? int(narrowInteger(BigInt(inner.value), to)) : apply(`wrap.${to}`, [inner], INT);
}

/**
 * A sum that is wrapped around at the end need not have been wrapped around before, by at least as many bits: it is the same number modulo
 * 2 to the power of these. So is a multiple. A prover has to distinguish cases at each wrapping: seven of them in one expression took it
 * minutes.
 */
function unwrapped(value: Expr, wraps: readonly string[]): Expr {
  if (value.kind === 'apply' && wraps.includes(value.name)) return unwrapped(value.args[0]!, wraps);
  if (value.kind === 'unary' && value.op === '-') return { ...value, operand: unwrapped(value.operand, wraps) };
  if (value.kind !== 'binary' || !['+', '-', '*'].includes(value.op)) return value;
  // A product of two unknowns is left as it is: products of more of them nobody decides.
  if (value.op === '*' && value.left.kind !== 'int' && value.right.kind !== 'int') return value;
  const [left, right] = [unwrapped(value.left, wraps), unwrapped(value.right, wraps)];
  return left.kind === 'int' && right.kind === 'int'
    ? int(computed(value.op, BigInt(left.value), BigInt(right.value)))
    : { ...value, left, right };
}

function computed(op: string, left: bigint, right: bigint): bigint {
  return op === '+' ? left + right : op === '-' ? left - right : left * right;
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
