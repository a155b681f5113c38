/**
 * Evaluates a clause of a stub over the values of a real call. Undefined where the clause speaks of something that the values do not show.
 * Neighbours: `jvm.ts` makes the values.
 */
import type { Expr } from '../../src/plato/ir';
import { HOLDER_FIELD } from '../../src/plato/ir';
import { WRAP_RANGES } from '../../src/plato/interpreted';
import { ENUM_NAME, STRING_NAME } from '../../src/resolve/types';
import type { Value } from './jvm';

/** What a clause can see. */
export interface Scene {
  readonly variables: ReadonlyMap<string, Value>;
  /** Of static fields that are constants. */
  readonly constants: ReadonlyMap<string, bigint>;
  readonly isSubclass: (className: string, above: string) => boolean;
  readonly given: readonly Value[];
}

/** The thread that makes the call; no value of a program has it as its identity. */
const THIS_THREAD = {
  kind: 'object',
  identity: -1,
  className: 'java.lang.Thread',
  length: undefined,
  isHeld: false,
  content: undefined,
  constant: undefined,
} as const;

/** Of iterators the stubs say that they are of classes that stand for all of the library's own: what a program wrote is none of those. */
const STANDING: ReadonlyMap<string, string> = new Map([
  ['calvin.LibraryIterator', 'java.util.Iterator'],
  ['calvin.LibraryListIterator', 'java.util.ListIterator'],
]);

export function evaluate(expr: Expr, scene: Scene): Value | undefined {
  const value = (one: Expr): Value | undefined => evaluate(one, scene);
  switch (expr.kind) {
    case 'int':
      return BigInt(expr.value);
    case 'bool':
      return expr.value;
    case 'null':
      return null;
    case 'tid':
      return THIS_THREAD;
    case 'var':
      return scene.variables.get(expr.name);
    case 'static':
      return scene.constants.get(expr.field);
    case 'length': {
      const array = value(expr.array);
      return isObject(array) ? array.length : undefined;
    }
    case 'field': {
      const object = value(expr.object);
      if (!isObject(object)) return undefined;
      if (expr.field === HOLDER_FIELD) return object.isHeld ? THIS_THREAD : null;
      if (object.constant === undefined) return undefined;
      if (expr.field === `${ENUM_NAME}.position`) return object.constant.position;
      return expr.field === `${ENUM_NAME}.label` ? { ...THIS_THREAD, identity: object.constant.label, className: STRING_NAME } : undefined;
    }
    case 'unary': {
      const operand = value(expr.operand);
      if (expr.op === '!') return typeof operand === 'boolean' ? !operand : undefined;
      return typeof operand === 'bigint' ? -operand : undefined;
    }
    case 'binary':
      return binary(expr.op, value(expr.left), () => value(expr.right));
    case 'ite': {
      const cond = value(expr.cond);
      return typeof cond === 'boolean' ? value(cond ? expr.then : expr.else) : undefined;
    }
    case 'apply': {
      const range = WRAP_RANGES.get(expr.name);
      const operand = value(expr.args[0]!);
      if (range === undefined || typeof operand !== 'bigint') return undefined;
      const width = range.most - range.least + 1n;
      return ((((operand - range.least) % width) + width) % width) + range.least;
    }
    case 'instanceof': {
      const operand = value(expr.operand);
      if (!isObject(operand)) return operand === null ? false : undefined;
      const standing = STANDING.get(expr.className);
      if (standing !== undefined) return /^java\./.test(operand.className) && scene.isSubclass(operand.className, standing);
      return scene.isSubclass(operand.className, expr.className);
    }
    case 'exactType': {
      const operand = value(expr.operand);
      return isObject(operand) ? operand.className === expr.className : operand === null ? false : undefined;
    }
    case 'fresh': {
      const operand = value(expr.operand);
      return isObject(operand) ? scene.given.every((one) => !isObject(one) || one.identity !== operand.identity) : undefined;
    }
    default:
      return undefined;
  }
}

function isObject(value: Value | undefined): value is Extract<Value, { kind: 'object' }> {
  return typeof value === 'object' && value !== null && value.kind === 'object';
}

function binary(op: string, left: Value | undefined, rightOf: () => Value | undefined): Value | undefined {
  // Like Java's: the right side need not have a value where the left one decides.
  if (op === '&&' && left === false) return false;
  if (op === '||' && left === true) return true;
  if (op === '==>' && left === false) return true;
  const right = rightOf();
  if (op === '&&' && right === false) return false;
  if ((op === '||' || op === '==>') && right === true) return true;
  if (left === undefined || right === undefined) return undefined;
  if (op === '=' || op === '!=' || op === '<==>') {
    const same = isSame(left, right);
    return same === undefined ? undefined : op === '!=' ? !same : same;
  }
  if (typeof left === 'boolean' && typeof right === 'boolean')
    return op === '&&' ? left && right : op === '||' ? left || right : op === '==>' ? !left || right : undefined;
  return typeof left === 'bigint' && typeof right === 'bigint' ? arithmetic(op, left, right) : undefined;
}

function arithmetic(op: string, left: bigint, right: bigint): Value | undefined {
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0n ? undefined : left / right;
    case '%':
      return right === 0n ? undefined : left % right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return undefined;
  }
}

function isSame(left: Value, right: Value): boolean | undefined {
  if (isObject(left) && isObject(right)) return left.identity === right.identity;
  if (isObject(left) || isObject(right)) return left === null || right === null ? false : undefined;
  if (typeof left === 'object' && left !== null) return undefined;
  return left === right;
}
