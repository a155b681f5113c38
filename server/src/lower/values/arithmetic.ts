/**
 * Java's operators on values as Plato expressions. Integers are mathematical or Java's, as the setting says; everything on floats is
 * an uninterpreted function, named after the operation and the type it works at, so that equal operations give equal results.
 * Soundness: docs/soundness/java.md#integers.
 * Neighbours: `bodies/expressions.ts` evaluates the operands; `clauses/formula-operators.ts` uses the same for specifications.
 */
import { floatValue } from '../../resolve/constants';
import type { ArithmeticOp, ComparisonOp, Constant } from '../../resolve/typed';
import type { Integers, PrimitiveName } from '../../resolve/types';
import type { BinaryOp, Expr } from '../../plato/ir';
import { BOOL, FLOAT, INT } from '../../plato/ir';
import { bitOperation } from './bits';
import { and, apply, binary, equal, int, not, notEqual, or } from './terms';
import { narrowed, wrapped } from './widths';

/** What verdicts rest on unless integers are Java's. */
const NEVER_OVERFLOWS =
  '`int` and `long` as mathematical integers, which never overflow (`calvin.integers`; `--integers java` lets them wrap around)';

/** A value computed in the way that the setting says; where the integers of Java could come out otherwise, `restsOn` gets the setting. */
export function computedIn(integers: Integers, make: (integers: Integers) => Expr, restsOn: string[]): Expr {
  const result = make(integers);
  if (integers === 'java') return result;
  const inJava = make('java');
  // Wrapping around is the last thing that happens to a value.
  const canDiffer =
    inJava.kind !== result.kind ||
    (inJava.kind === 'apply' && result.kind === 'apply' && inJava.name !== result.name) ||
    (inJava.kind === 'int' && result.kind === 'int' && inJava.value !== result.value);
  if (canDiffer && !restsOn.includes(NEVER_OVERFLOWS)) restsOn.push(NEVER_OVERFLOWS);
  return result;
}

const FLOAT_OPERATIONS: Readonly<Partial<Record<ArithmeticOp, string>>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
};

/** The value of a constant. A float is named by its value, so that `1.0` and `1.00` are the same. */
export function constantValue(constant: Constant): Expr {
  switch (constant.kind) {
    case 'int':
      return int(constant.value);
    case 'bool':
      return { kind: 'bool', value: constant.value };
    case 'string':
      return { kind: 'string', value: constant.value };
    case 'null':
      return { kind: 'null' };
    case 'float':
      return apply(`float.${floatName(constant.text)}`, [], FLOAT);
  }
}

function floatName(text: string): string {
  const rounded = floatValue(text);
  // A spelling of which the value is not known keeps its own name.
  if (rounded === undefined) return text.toLowerCase();
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? `${rounded}.0` : String(rounded);
}

/** Whether the operation asserts that its right operand is not zero. */
export function dividesIntegers(op: ArithmeticOp, at: PrimitiveName): boolean {
  return (op === '/' || op === '%') && at !== 'float' && at !== 'double';
}

/** `left op right`, both at type `at`. */
export function arithmetic(op: ArithmeticOp, at: PrimitiveName, left: Expr, right: Expr, integers: Integers): Expr {
  if (at === 'boolean') return op === '&' ? and(left, right) : op === '|' ? or(left, right) : notEqual(left, right);
  if (at === 'float' || at === 'double') return apply(`${at}.${FLOAT_OPERATIONS[op] ?? op}`, [left, right], FLOAT);
  const bits = bitOperation(op, at, left, right, integers);
  if (bits !== undefined) return bits;
  const result = binary(op as BinaryOp, left, right);
  // A remainder never leaves the range, and a quotient only by -1.
  const staysInRange = op === '%' || (op === '/' && right.kind === 'int' && right.value !== '-1');
  return staysInRange ? result : wrapped(result, at, integers);
}

/** A comparison of two values of type `at`. */
export function comparison(op: ComparisonOp, at: PrimitiveName | 'reference', left: Expr, right: Expr): Expr {
  if (at === 'float' || at === 'double') {
    // Not `=`: NaN is not equal to itself, and the two zeros are equal.
    switch (op) {
      case '==':
        return apply('float.equal', [left, right], BOOL);
      case '!=':
        return not(apply('float.equal', [left, right], BOOL));
      case '<':
        return apply('float.less', [left, right], BOOL);
      case '>':
        return apply('float.less', [right, left], BOOL);
      case '<=':
        return apply('float.lessOrEqual', [left, right], BOOL);
      case '>=':
        return apply('float.lessOrEqual', [right, left], BOOL);
    }
  }
  if (op === '==') return equal(left, right);
  return op === '!=' ? notEqual(left, right) : binary(op, left, right);
}

/** `-` and `~` at type `at`. In two's complement `~n` is `-n - 1`. */
export function negation(op: '-' | '~', at: PrimitiveName, operand: Expr, integers: Integers): Expr {
  if (at === 'float' || at === 'double') return apply(`${at}.negate`, [operand], FLOAT);
  const negative: Expr = operand.kind === 'int' ? int(-BigInt(operand.value)) : { kind: 'unary', op: '-', operand };
  return op === '-' ? wrapped(negative, at, integers) : binary('-', negative, int(1));
}

/** A conversion between primitive types. Wider integers are the same number, and where integers are mathematical `int` for `long` too. */
export function conversion(from: PrimitiveName, to: PrimitiveName, operand: Expr, integers: Integers): Expr {
  const isFloat = (name: PrimitiveName): boolean => name === 'float' || name === 'double';
  if (isFloat(from)) {
    if (isFloat(to)) return to === 'float' && from === 'double' ? apply('narrow.float', [operand], FLOAT) : operand;
    if (to === 'long') return wrapped(apply('float.toLong', [operand], INT), 'long', integers);
    const whole = wrapped(apply('float.toInt', [operand], INT), 'int', integers);
    return to === 'int' ? whole : conversion('int', to, whole, integers);
  }
  if (isFloat(to)) return apply(`int.to${to === 'float' ? 'Float' : 'Double'}`, [operand], FLOAT);
  if (from === to || to === 'long' || (to === 'int' && from !== 'long') || (from === 'byte' && to === 'short')) return operand;
  return to === 'int' ? wrapped(operand, to, integers) : narrowed(operand, to);
}
