/**
 * Java's operators on values as Plato expressions. Integers are mathematical; bit operations, narrowing and everything on floats are
 * uninterpreted functions, named after the operation and the type it works at, so that equal operations give equal results.
 * Neighbours: `expressions.ts` evaluates the operands; `formula-operators.ts` uses the same for specifications.
 */
import type { ArithmeticOp, ComparisonOp, Constant } from '../../resolve/typed';
import type { PrimitiveName } from '../../resolve/types';
import type { BinaryOp, Expr } from '../ir';
import { BOOL, FLOAT, INT } from '../ir';
import { and, apply, binary, equal, int, not, notEqual, or } from './terms';

const FLOAT_OPERATIONS: Readonly<Partial<Record<ArithmeticOp, string>>> = { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide', '%': 'remainder' };
const BIT_OPERATIONS: Readonly<Partial<Record<ArithmeticOp, string>>> = { '&': 'bits.and', '|': 'bits.or', '^': 'bits.xor' };
const SHIFTS: Readonly<Partial<Record<ArithmeticOp, string>>> = { '<<': 'bits.shiftLeft', '>>': 'bits.shiftRight', '>>>': 'bits.shiftRightUnsigned' };

/** The value of a constant. A float is named by its value, so that `1.0` and `1.00` are the same. */
export function constantValue(constant: Constant): Expr {
  switch (constant.kind) {
    case 'int': return int(constant.value);
    case 'bool': return { kind: 'bool', value: constant.value };
    case 'string': return { kind: 'string', value: constant.value };
    case 'null': return { kind: 'null' };
    case 'float': return apply(`float.${floatName(constant.text)}`, [], FLOAT);
  }
}

function floatName(text: string): string {
  const isFloat = /f$/i.test(text) && !/^0x/i.test(text);
  const value = Number(text.replace(/_/g, '').replace(/[fFdD]$/, ''));
  // A spelling that JavaScript does not read (hexadecimal) keeps its own name.
  if (!Number.isFinite(value)) return text.toLowerCase();
  const rounded = isFloat ? Math.fround(value) : value;
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? `${rounded}.0` : String(rounded);
}

/** Whether the operation asserts that its right operand is not zero. */
export function dividesIntegers(op: ArithmeticOp, at: PrimitiveName): boolean {
  return (op === '/' || op === '%') && at !== 'float' && at !== 'double';
}

/** `left op right`, both at type `at`. */
export function arithmetic(op: ArithmeticOp, at: PrimitiveName, left: Expr, right: Expr): Expr {
  if (at === 'boolean') return op === '&' ? and(left, right) : op === '|' ? or(left, right) : notEqual(left, right);
  if (at === 'float' || at === 'double') return apply(`${at}.${FLOAT_OPERATIONS[op] ?? op}`, [left, right], FLOAT);
  const bits = BIT_OPERATIONS[op];
  if (bits !== undefined) return apply(bits, [left, right], INT);
  const shift = SHIFTS[op];
  // How far one shifts is taken modulo the width, so the width is part of the name.
  if (shift !== undefined) return apply(`${shift}.${at}`, [left, right], INT);
  return binary(op as BinaryOp, left, right);
}

/** A comparison of two values of type `at`. */
export function comparison(op: ComparisonOp, at: PrimitiveName | 'reference', left: Expr, right: Expr): Expr {
  if (at === 'float' || at === 'double') {
    // Not `=`: NaN is not equal to itself, and the two zeros are equal.
    switch (op) {
      case '==': return apply('float.equal', [left, right], BOOL);
      case '!=': return not(apply('float.equal', [left, right], BOOL));
      case '<': return apply('float.less', [left, right], BOOL);
      case '>': return apply('float.less', [right, left], BOOL);
      case '<=': return apply('float.lessOrEqual', [left, right], BOOL);
      case '>=': return apply('float.lessOrEqual', [right, left], BOOL);
    }
  }
  if (op === '==') return equal(left, right);
  return op === '!=' ? notEqual(left, right) : binary(op, left, right);
}

/** `-` and `~` at type `at`. In two's complement `~n` is `-n - 1`. */
export function negation(op: '-' | '~', at: PrimitiveName, operand: Expr): Expr {
  if (at === 'float' || at === 'double') return apply(`${at}.negate`, [operand], FLOAT);
  const negative: Expr = operand.kind === 'int' ? int(-BigInt(operand.value)) : { kind: 'unary', op: '-', operand };
  return op === '-' ? negative : binary('-', negative, int(1));
}

/** A conversion between primitive types. Wider integers, and `int` for `long`, are the same number. */
export function conversion(from: PrimitiveName, to: PrimitiveName, operand: Expr): Expr {
  const isFloat = (name: PrimitiveName): boolean => name === 'float' || name === 'double';
  if (isFloat(from)) {
    if (isFloat(to)) return to === 'float' && from === 'double' ? apply('narrow.float', [operand], FLOAT) : operand;
    if (to === 'long') return apply('float.toLong', [operand], INT);
    const whole = apply('float.toInt', [operand], INT);
    return to === 'int' ? whole : conversion('int', to, whole);
  }
  if (isFloat(to)) return apply(`int.to${to === 'float' ? 'Float' : 'Double'}`, [operand], FLOAT);
  const isWide = to === 'int' || to === 'long' || from === to || (from === 'byte' && to === 'short');
  return isWide ? operand : apply(`narrow.${to}`, [operand], INT);
}
