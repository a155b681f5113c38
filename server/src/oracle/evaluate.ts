/**
 * The value of an expression of Plato in one store, or in two (`pre` and `post`). Total, as the language is: `null.f` has the default of
 * its type.
 *
 * Quantifiers range over what there is: references over objects that others can reach (where that makes fewer formulas false, else over
 * all), integers over those near what occurs in the store. So what a formula is found to be may be too kind to the program for a universal;
 * where an existential might need an integer that was not tried, the run is not followed.
 * Neighbours: `operation.ts`, `obligations.ts`.
 */
import { spend } from '../base/effort';
import { STRING_TEXT } from '../plato/ir';
import type { BinaryOp, Expr, Type, Variable } from '../plato/ir';
import { isReadBefore } from '../plato/ranges';
import { children } from '../plato/substitute';
import { FLOOR_DIV, FLOOR_MOD, WRAP_RANGES } from '../plato/interpreted';
import { BOX, OWN_TEXT, type Model } from './model';
import type { Store } from './store';
import {
  EMPTY_MAP,
  MapValue,
  NotExplored,
  Ref,
  defaultOf,
  UNREADY,
  exact,
  floatOf,
  notReady,
  refOf,
  sameValue,
  withEntry,
  type Value,
} from './values';

export interface Scope {
  readonly model: Model;
  readonly pre: Store;
  readonly post: Store;
  readonly tid: Ref;
  readonly local: (name: string) => Value | undefined;
  /** The formula is about a step, so what is read of an object before it is read of one that was there. Absent: it is not. */
  readonly isOfStep?: true;
  /** How many objects there were at method entry. */
  readonly known: number;
  /** Called with every shared location that is read in `post`. */
  readonly reads?: (object: Ref | undefined, slot: number, field: string) => void;
}

export function truth(expr: Expr, scope: Scope): boolean {
  return evaluate(expr, scope, true) === true;
}

/** `positive`: whether the formula around it gets truer with this one; undefined: neither. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of expression.
export function evaluate(expr: Expr, scope: Scope, positive?: boolean): Value {
  spend(1);
  switch (expr.kind) {
    case 'int':
      return exact(Number(expr.value));
    case 'bool':
      return expr.value;
    case 'null':
      return null;
    case 'string':
    case 'classObject':
      return scope.model.literal(expr);
    case 'tid':
      return scope.tid;
    case 'main':
      return scope.model.main;
    case 'var':
      return scope.local(expr.name) ?? defaultOf(expr.type);
    case 'field': {
      const object = evaluate(expr.object, scope);
      const store = expr.when === 'pre' ? scope.pre : scope.post;
      const cell = object instanceof Ref ? store.heap[object.id] : undefined;
      const slot = cell && scope.model.slot(cell.className, expr.field);
      if (cell === undefined || slot === undefined) return defaultOf(expr.type);
      if (expr.when === 'post') scope.reads?.(object as Ref, slot, expr.field);
      return cell.slots[slot]!;
    }
    case 'static': {
      const slot = scope.model.staticSlot(expr.field);
      if (slot === undefined) return defaultOf(expr.type);
      if (expr.when === 'post') scope.reads?.(undefined, slot, expr.field);
      const value = (expr.when === 'pre' ? scope.pre : scope.post).statics[slot]!;
      if (value === UNREADY) throw notReady(scope.model.fields.get(expr.field)!.owner);
      return value;
    }
    case 'elem': {
      const array = evaluate(expr.array, scope);
      const index = evaluate(expr.index, scope);
      const cell = array instanceof Ref ? (expr.when === 'pre' ? scope.pre : scope.post).heap[array.id] : undefined;
      const slot = scope.model.elementsAt + Number(index);
      if (!cell || !cell.className.endsWith('[]') || Number(index) < 0 || slot >= cell.slots.length) return defaultOf(expr.type);
      if (expr.when === 'post') scope.reads?.(array as Ref, slot, '');
      return cell.slots[slot]!;
    }
    case 'length': {
      const array = evaluate(expr.array, scope);
      const cell = array instanceof Ref ? (scope.post.heap[array.id] ?? scope.pre.heap[array.id]) : undefined;
      return cell?.className.endsWith('[]') === true ? cell.slots.length - scope.model.elementsAt : 0;
    }
    case 'mapGet': {
      const map = evaluate(expr.map, scope);
      const key = evaluate(expr.key, scope);
      return (map instanceof MapValue ? map.entries.get(key) : undefined) ?? defaultOf(expr.type);
    }
    case 'mapSet': {
      const map = evaluate(expr.map, scope);
      return withEntry(map instanceof MapValue ? map : EMPTY_MAP, evaluate(expr.key, scope), evaluate(expr.value, scope));
    }
    case 'unary': {
      const value = evaluate(expr.operand, scope, positive === undefined ? undefined : !positive);
      return expr.op === '!' ? value !== true : exact(-Number(value));
    }
    case 'binary':
      return binary(expr.op, expr.left, expr.right, scope, positive);
    case 'ite':
      return evaluate(expr.cond, scope) === true ? evaluate(expr.then, scope, positive) : evaluate(expr.else, scope, positive);
    case 'apply':
      return applied(
        expr.name,
        expr.args.map((one) => evaluate(one, scope)),
        expr.type,
        scope,
      );
    case 'instanceof': {
      const cell = cellOf(evaluate(expr.operand, scope), scope);
      return cell !== undefined && scope.model.isSubclass(cell.className, expr.className);
    }
    case 'exactType':
      return cellOf(evaluate(expr.operand, scope), scope)?.className === expr.className;
    case 'sameType':
      return cellOf(evaluate(expr.left, scope), scope)?.className === cellOf(evaluate(expr.right, scope), scope)?.className;
    case 'fresh': {
      const value = evaluate(expr.operand, scope);
      return value instanceof Ref && value.id >= scope.known;
    }
    case 'quantifier':
      return quantified(expr.which, expr.variables, 0, expr.body, scope, positive);
  }
}

function cellOf(value: Value, scope: Scope): { readonly className: string } | undefined {
  return value instanceof Ref ? (scope.post.heap[value.id] ?? scope.pre.heap[value.id]) : undefined;
}

function binary(op: BinaryOp, left: Expr, right: Expr, scope: Scope, positive: boolean | undefined): Value {
  const flipped = positive === undefined ? undefined : !positive;
  switch (op) {
    case '&&':
      return evaluate(left, scope, positive) === true && evaluate(right, scope, positive) === true;
    case '||':
      return evaluate(left, scope, positive) === true || evaluate(right, scope, positive) === true;
    case '==>':
      return evaluate(left, scope, flipped) !== true || evaluate(right, scope, positive) === true;
    case '<==>':
    case '=':
      return areEqual(left, right, scope);
    case '!=':
      return !areEqual(left, right, scope);
    default:
  }
  const a = Number(evaluate(left, scope));
  const b = Number(evaluate(right, scope));
  switch (op) {
    case '+':
      return sized(a + b, scope);
    case '-':
      return sized(a - b, scope);
    case '*':
      return sized(a * b, scope);
    case '/':
      return b === 0 ? 0 : exact(Math.trunc(a / b));
    case '%':
      return b === 0 ? 0 : exact(a % b);
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** Where integers are those of mathematics, Java's may be others beyond the width of an int. */
function sized(value: number, { model }: Scope): number {
  if (!model.wrapsIntegers && Math.abs(value) >= 2 ** 31) throw new NotExplored('a number beyond the width of an int');
  return exact(value);
}

function areEqual(left: Expr, right: Expr, scope: Scope): boolean {
  const values = [evaluate(left, scope), evaluate(right, scope)] as const;
  if (!sameValue(...values) && isText(left) && isText(right) && values.some((one) => typeof one === 'number' && !isKnownText(one, scope))) {
    throw new NotExplored('whether two strings say the same');
  }
  return sameValue(...values);
}

function isText(expr: Expr): boolean {
  return expr.kind === 'apply' && expr.name === STRING_TEXT;
}

/** Literals say what is written, and the client's strings what no other one says. */
function isKnownText(id: number, { model, pre, post }: Scope): boolean {
  if (id < model.constants) return true;
  const cell = post.heap[id] ?? pre.heap[id];
  return cell === undefined || cell.slots[model.slot(cell.className, BOX)!] === OWN_TEXT;
}

// ---------------------------------------------------------------- functions

function applied(name: string, args: readonly Value[], type: Type, scope: Scope): Value {
  const first = args[0] ?? null;
  if (name === STRING_TEXT) return first instanceof Ref ? first.id : -1;
  if (name.startsWith('unbox.')) {
    const cell = first instanceof Ref ? (scope.post.heap[first.id] ?? scope.pre.heap[first.id]) : undefined;
    const slot = cell && scope.model.slot(cell.className, BOX);
    return (slot === undefined ? undefined : cell!.slots[slot]) ?? defaultOf(type);
  }
  if (type.kind === 'float')
    return floatOf(
      args.length === 0
        ? name
        : `${name}(${args.map((one) => (typeof one === 'object' && one !== null && 'text' in one ? one.text : String(one))).join(',')})`,
    );
  if (name.startsWith('float.')) throw new NotExplored('a comparison or conversion of floating-point numbers');
  const [a, b] = [BigInt(Number(first)), BigInt(Number(args[1] ?? 0))];
  const range = WRAP_RANGES.get(name);
  if (range) {
    const size = range.most - range.least + 1n;
    return whole(modulo(a - range.least, size) + range.least);
  }
  switch (name) {
    case FLOOR_MOD:
      return b === 0n ? 0 : whole(modulo(a, b));
    case FLOOR_DIV:
      return b === 0n ? 0 : whole((a - modulo(a, b)) / b);
    case 'bits.and':
      return whole(a & b);
    case 'bits.or':
      return whole(a | b);
    case 'bits.xor':
      return whole(a ^ b);
    default:
  }
  const shift = /^bits\.(shiftLeft|shiftRight|shiftRightUnsigned)\.(.*)$/.exec(name);
  if (!shift) throw new NotExplored(`the function \`${name}\``);
  const width = shift[2] === 'long' ? 64 : 32;
  const distance = b & BigInt(width - 1);
  if (shift[1] === 'shiftLeft') return whole(BigInt.asIntN(width, a << distance));
  return whole(shift[1] === 'shiftRight' ? a >> distance : BigInt.asIntN(width, BigInt.asUintN(width, a) >> distance));
}

function modulo(value: bigint, size: bigint): bigint {
  const rest = value % size;
  return rest < 0n ? rest + (size < 0n ? -size : size) : rest;
}

function whole(value: bigint): number {
  return exact(Number(value));
}

// ---------------------------------------------------------------- quantifiers

function quantified(
  which: 'forall' | 'exists',
  variables: readonly Variable[],
  at: number,
  body: Expr,
  scope: Scope,
  positive: boolean | undefined,
): boolean {
  const variable = variables[at];
  if (variable === undefined) return evaluate(body, scope, positive) === true;
  const isWitnessed = which === 'exists' && positive !== false;
  for (const value of range(variable, body, scope, which === 'forall' ? positive === true : positive === false)) {
    const inner: Scope = { ...scope, local: (name) => (name === variable.name ? value : scope.local(name)) };
    const holds = quantified(which, variables, at + 1, body, inner, positive);
    if (holds !== (which === 'forall')) return holds;
  }
  // A number that was not tried may be one.
  if (isWitnessed && variable.type.kind === 'int' && !isWithin(variable.name, body, scope))
    throw new NotExplored('whether there is a number that a specification asks for');
  return which === 'forall';
}

/** Whether only numbers that are tried come into question: the formula bounds the variable on both sides. */
function isWithin(name: string, body: Expr, scope: Scope): boolean {
  let [least, most] = [-Infinity, Infinity];
  const isVariable = (expr: Expr): boolean => expr.kind === 'var' && expr.name === name;
  const bound = (smaller: Expr, larger: Expr, by: number): void => {
    if (isVariable(larger) && !mentions(smaller, name)) least = Math.max(least, Number(evaluate(smaller, scope)) + by);
    if (isVariable(smaller) && !mentions(larger, name)) most = Math.min(most, Number(evaluate(larger, scope)) - by);
  };
  const visit = (expr: Expr): void => {
    if (expr.kind === 'quantifier' && expr.which === 'exists') return visit(expr.body);
    if (expr.kind !== 'binary') return;
    if (expr.op === '&&') [expr.left, expr.right].forEach(visit);
    if (expr.op === '<=' || expr.op === '<') bound(expr.left, expr.right, expr.op === '<' ? 1 : 0);
    if (expr.op === '>=' || expr.op === '>') bound(expr.right, expr.left, expr.op === '>' ? 1 : 0);
    if (expr.op === '=')
      [[expr.left, expr.right] as const, [expr.right, expr.left] as const].forEach(([one, other]) => {
        bound(one, other, 0);
      });
  };
  visit(body);
  const tried = new Set(integersNear(body, scope));
  for (let value = least; value <= most; value++) if (value - least > MOST || !tried.has(value)) return false;
  return true;
}

function mentions(expr: Expr, name: string): boolean {
  return (
    (expr.kind === 'var' && expr.name === name) ||
    (expr.kind === 'quantifier' && expr.variables.some((one) => one.name !== name)) ||
    children(expr).some((one) => mentions(one, name))
  );
}

/** The most integers that a bound variable ranges over. */
const MOST = 80;

function range({ name, type }: Variable, body: Expr, scope: Scope, escapedOnly: boolean): readonly Value[] {
  switch (type.kind) {
    case 'bool':
      return [false, true];
    case 'int':
      return integersNear(body, scope);
    case 'ref': {
      const found: Value[] = [];
      const isBefore = scope.isOfStep === true && isReadBefore(body, name);
      const { heap } = isBefore ? scope.pre : scope.post;
      spend(heap.length >> 3);
      heap.forEach((cell, id) => {
        if (cell && (cell.escaped || !(escapedOnly || isBefore)) && scope.model.isSubclass(cell.className, type.className))
          found.push(refOf(id));
      });
      return found;
    }
    default:
      throw new NotExplored('a quantifier over maps or floating-point numbers');
  }
}

function integersNear(body: Expr, scope: Scope): readonly number[] {
  const found = new Set<number>([-1, 0, 1, 2, 3]);
  const near = (value: Value | undefined): void => {
    if (typeof value === 'number') for (const one of [value - 1, value, value + 1]) found.add(one);
    if (value instanceof MapValue) for (const [key, entry] of value.entries) [key, entry].forEach(near);
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (typeof part !== 'object' || part === null || !('kind' in part)) return;
    if (part.kind === 'int' && 'value' in part) near(Number(part.value));
    else if (part.kind === 'var' && 'name' in part) near(scope.local(String(part.name)));
    else Object.values(part).forEach(visit);
  };
  visit(body);
  for (const store of scope.pre === scope.post ? [scope.post] : [scope.pre, scope.post]) {
    store.statics.forEach(near);
    store.heap.forEach((cell, id) => {
      if (!cell || id < scope.model.constants) return;
      spend(cell.slots.length);
      if (cell.className.endsWith('[]')) for (let index = 0; index <= cell.slots.length - scope.model.elementsAt; index++) found.add(index);
      cell.slots.forEach(near);
    });
  }
  return [...found]
    .filter((one) => Number.isSafeInteger(one))
    .sort((a, b) => Math.abs(a) - Math.abs(b) || a - b)
    .slice(0, MOST);
}
