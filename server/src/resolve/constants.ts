/**
 * Arithmetic on values known when compiling (Java Language Specification 15.29). Java's integers, whatever the setting says: where the
 * value is known there is nothing to simplify, and a verdict need not rest on it. Whoever starts with `Integer.MAX_VALUE + 1` starts with
 * the smallest `int`.
 * Neighbours: `conversions.ts` and `elaborate-operators.ts` fold with it.
 */
import type { ArithmeticOp, ComparisonOp, Constant } from './typed';
import type { PrimitiveName } from './types';

const WIDTH: Readonly<Partial<Record<PrimitiveName, number>>> = { byte: 8, short: 16, int: 32, long: 64 };

/** An integer narrowed (or widened: unchanged) to an integral type. */
export function narrowInteger(value: bigint, to: PrimitiveName): bigint {
  if (to === 'char') return BigInt.asUintN(16, value);
  const width = WIDTH[to];
  return width === undefined ? value : BigInt.asIntN(width, value);
}

/** Whether the value is one of the type. */
export function fitsIn(value: bigint, type: PrimitiveName): boolean {
  return narrowInteger(value, type) === value;
}

/** The value of an operation on two constants; undefined where it is left to run time (floats, division by zero). */
export function foldArithmetic(op: ArithmeticOp, at: PrimitiveName, left: Constant, right: Constant): Constant | undefined {
  if (left.kind === 'bool' && right.kind === 'bool') {
    if (op === '&') return { kind: 'bool', value: left.value && right.value };
    if (op === '|') return { kind: 'bool', value: left.value || right.value };
    return op === '^' ? { kind: 'bool', value: left.value !== right.value } : undefined;
  }
  if (left.kind !== 'int' || right.kind !== 'int' || at === 'float' || at === 'double') return undefined;
  const value = foldIntegers(op, at === 'long' ? 64 : 32, left.value, right.value);
  return value === undefined ? undefined : { kind: 'int', value: narrowInteger(value, at) };
}

function foldIntegers(op: ArithmeticOp, width: number, left: bigint, right: bigint): bigint | undefined {
  const distance = BigInt.asUintN(width === 64 ? 6 : 5, right);
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    // BigInt division truncates toward zero, as Java's does.
    case '/':
      return right === 0n ? undefined : left / right;
    case '%':
      return right === 0n ? undefined : left % right;
    case '&':
      return BigInt.asIntN(width, left & right);
    case '|':
      return BigInt.asIntN(width, left | right);
    case '^':
      return BigInt.asIntN(width, left ^ right);
    case '<<':
      return BigInt.asIntN(width, BigInt.asIntN(width, left) << distance);
    case '>>':
      return BigInt.asIntN(width, left) >> distance;
    case '>>>':
      return BigInt.asIntN(width, BigInt.asUintN(width, left) >> distance);
  }
}

/** The outcome of comparing two constants; undefined for floats and for references other than strings of the source. */
export function foldComparison(op: ComparisonOp, left: Constant, right: Constant): boolean | undefined {
  if (left.kind === 'int' && right.kind === 'int') {
    switch (op) {
      case '<':
        return left.value < right.value;
      case '<=':
        return left.value <= right.value;
      case '>':
        return left.value > right.value;
      case '>=':
        return left.value >= right.value;
      case '==':
        return left.value === right.value;
      case '!=':
        return left.value !== right.value;
    }
  }
  const same =
    left.kind === 'bool' && right.kind === 'bool'
      ? left.value === right.value
      : left.kind === 'string' && right.kind === 'string'
        ? left.value === right.value
        : undefined;
  if (same === undefined) return undefined;
  return op === '==' ? same : op === '!=' ? !same : undefined;
}

/** The text that a constant has in a string concatenation; undefined where that depends on Java's formatting of floats. */
export function constantText(constant: Constant, type: PrimitiveName | 'reference'): string | undefined {
  switch (constant.kind) {
    case 'string':
      return constant.value;
    case 'bool':
      return String(constant.value);
    case 'int':
      return type === 'char' ? String.fromCharCode(Number(constant.value)) : constant.value.toString();
    default:
      return undefined;
  }
}

/**
 * The value of a float as it is written; undefined where JavaScript does not read it as Java does: hexadecimal ones, and texts whose
 * double lies in the middle between two floats, so that rounding twice may give another one than rounding once.
 */
export function floatValue(text: string): number | undefined {
  const value = Number(text.replace(/_/g, '').replace(/[fFdD]$/, ''));
  if (!Number.isFinite(value) || /^0x/i.test(text)) return undefined;
  if (!/f$/i.test(text)) return value;
  const rounded = Math.fround(value);
  const other = rounded + 2 * (value - rounded);
  return !Number.isFinite(rounded) || (value !== rounded && Math.fround(other) === other) ? undefined : rounded;
}

/** A float or double constant cast to an integral type (Java Language Specification 5.1.3); undefined where its value is not known. */
export function truncate(text: string, to: PrimitiveName): bigint | undefined {
  const value = floatValue(text);
  if (value === undefined) return undefined;
  const bits = to === 'long' ? 63n : 31n;
  const [least, most] = [-(1n << bits), (1n << bits) - 1n];
  const whole = BigInt(Math.trunc(value));
  return narrowInteger(whole < least ? least : whole > most ? most : whole, to);
}
