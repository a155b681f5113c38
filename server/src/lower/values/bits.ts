/**
 * Bit operations as integer arithmetic where that is exact, and otherwise as uninterpreted functions. In two's complement `x >> n` is the
 * quotient rounded down, `x & (2^n - 1)` the remainder, `x << n` the product as long as it fits; `>>>` of a negative number first adds 2 to
 * the width.
 * Neighbours: `arithmetic.ts`.
 */
import type { ArithmeticOp } from '../../resolve/typed';
import type { Integers, PrimitiveName } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { FLOOR_DIV, FLOOR_MOD } from '../../plato/interpreted';
import { and, apply, binary, int, ite, not } from './terms';
import { isInRange, wrapped } from './widths';

const LOGICAL: Readonly<Partial<Record<ArithmeticOp, string>>> = { '&': 'bits.and', '|': 'bits.or', '^': 'bits.xor' };
const SHIFTS: Readonly<Partial<Record<ArithmeticOp, string>>> = {
  '<<': 'bits.shiftLeft',
  '>>': 'bits.shiftRight',
  '>>>': 'bits.shiftRightUnsigned',
};

/** `left op right` at `int` or `long`; undefined where `op` is no bit operation. */
export function bitOperation(op: ArithmeticOp, at: PrimitiveName, left: Expr, right: Expr, integers: Integers): Expr | undefined {
  const logical = LOGICAL[op];
  if (logical !== undefined) {
    const unknown = wrapped(apply(logical, [left, right], INT), at, integers);
    if (op !== '&') return unknown;
    const mask = right.kind === 'int' ? right : left;
    return mask.kind === 'int' && !mask.value.startsWith('-')
      ? masked(mask === right ? left : right, BigInt(mask.value), unknown)
      : narrowedBy(left, narrowedBy(right, unknown));
  }
  const shift = SHIFTS[op];
  if (shift === undefined) return undefined;
  // How far one shifts is taken modulo the width, so the width is part of the name.
  const unknown = wrapped(apply(`${shift}.${at}`, [left, right], INT), at, integers);
  if (right.kind !== 'int') return unknown;
  const width = at === 'long' ? 64n : 32n;
  const distance = BigInt(right.value) & (width - 1n);
  if (distance === 0n) return left;
  const factor = int(1n << distance);
  const down = (of: Expr): Expr => apply(FLOOR_DIV, [of, factor], INT);
  if (op === '>>') return down(left);
  if (op === '<<') {
    const product = binary('*', left, factor);
    // Mathematical integers do not overflow, but whoever shifts a bit out means to: nothing is said of that.
    return integers === 'java' ? wrapped(product, at, integers) : ite(isInRange(product, at), product, unknown);
  }
  return ite(binary('<=', int(0), left), down(left), down(binary('+', left, int(1n << width))));
}

/** `x & y` is between zero and `y` where that is not negative, and so with `x`. */
function narrowedBy(side: Expr, value: Expr): Expr {
  const isWithin = and(binary('<=', int(0), value), binary('<=', value, side));
  return ite(and(binary('<=', int(0), side), not(isWithin)), int(0), value);
}

/** `value & mask` with a mask that is not negative: never less than zero nor more than the mask. */
function masked(value: Expr, mask: bigint, unknown: Expr): Expr {
  if ((mask & (mask + 1n)) === 0n) return apply(FLOOR_MOD, [value, int(mask + 1n)], INT);
  return ite(and(binary('<=', int(0), unknown), binary('<=', unknown, int(mask))), unknown, int(0));
}
