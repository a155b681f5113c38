/**
 * Expressions of Plato on a path, as linear expressions. Where a value depends on a case (which object a reference means, which side of a
 * disjunction holds), the path is split, each part with its own condition: so every path ends with one conjunction, as the solving of Horn
 * clauses wants it (7).
 * Neighbours: `machine.ts` asks for values and conditions; `path.ts` has the state.
 */
import { HOLDER_FIELD, OBJECT_CLASS, UNDETERMINED_CLASS } from '../plato/ir';
import type { Expr } from '../plato/ir';
import { WRAP_RANGES } from '../plato/interpreted';
import type { Span } from '../base/span';
import { assume, NotModelled, top, type Ground, type Path } from './path';
import type { Cell, Heap } from './heap';
import {
  atMost,
  below,
  constant,
  equation,
  isConstant,
  keyOf,
  minus,
  negation,
  ONE,
  plus,
  times,
  variable,
  ZERO,
  type Atom,
  type Linear,
} from './linear';

export interface Valued {
  readonly path: Path;
  readonly value: Linear;
}

/** What expressions are evaluated in. */
export interface Scope {
  readonly heap: Heap;
  readonly ground: Ground;
  readonly tid: Linear;
  /** The path before the operation, for what reads the store before it; absent: there is only one store. */
  readonly before?: Path;
  readonly span: Span;
  /** In the place of the locals of the activation. */
  readonly locals?: ReadonlyMap<string, Linear>;
}

const MOST_CASES = 400;

export function evaluate(expr: Expr, path: Path, scope: Scope): readonly Valued[] {
  const done = (value: Linear): readonly Valued[] => [{ path, value }];
  switch (expr.kind) {
    case 'int': {
      const value = Number(expr.value);
      if (!Number.isSafeInteger(value)) throw new NotModelled('a number beyond 2 to the 53', scope.span);
      return done(constant(value));
    }
    case 'bool':
      return done(expr.value ? ONE : ZERO);
    case 'null':
      return done(ZERO);
    case 'string':
      return done(constant(scope.heap.literal(JSON.stringify(expr.value), 'java.lang.String')));
    case 'classObject':
      return done(constant(scope.heap.literal(`${expr.className}.class`, 'java.lang.Class')));
    case 'tid':
      return done(scope.tid);
    case 'main':
      return done(constant(scope.heap.literal('main', 'java.lang.Thread')));
    case 'var': {
      const value = scope.locals ? scope.locals.get(expr.name) : top(path).locals.get(expr.name);
      if (value === undefined) throw new NotModelled(`the value of \`${expr.name}\``, scope.span);
      return done(value);
    }
    case 'static': {
      if (scope.heap.model.fields.get(expr.field)?.owner === UNDETERMINED_CLASS) return open(path, expr, scope);
      return done(read(path, scope.heap.staticCell(expr.field).key, expr.when, scope));
    }
    case 'field':
      return each(objects(expr.object, OBJECT_CLASS, path, scope), ({ path: at, value }) => {
        if (value.constant === 0) return [{ path: at, value: ZERO }];
        return readSplit(at, scope.heap.fieldCell(value.constant, expr.field).key, expr.when, scope);
      });
    case 'elem':
      return each(objects(expr.array, OBJECT_CLASS, path, scope), ({ path: at, value }) =>
        each(indices(expr.index, value.constant, at, scope), ({ path: now, value: index }) => {
          if (index === undefined) return [{ path: now, value: ZERO }];
          return readSplit(now, scope.heap.elementCell(value.constant, index).key, expr.when, scope);
        }),
      );
    case 'length':
      return each(objects(expr.array, OBJECT_CLASS, path, scope), ({ path: at, value }) => [
        { path: at, value: constant(lengthOf(value.constant, scope)) },
      ]);
    case 'unary':
      if (expr.op === '!') return truths(expr, path, scope);
      return each(evaluate(expr.operand, path, scope), ({ path: at, value }) => [{ path: at, value: times(value, -1) }]);
    case 'binary':
      return binary(expr, path, scope);
    case 'ite':
      return [
        ...each(condition(expr.cond, true, path, scope), (at) => evaluate(expr.then, at, scope)),
        ...each(condition(expr.cond, false, path, scope), (at) => evaluate(expr.else, at, scope)),
      ];
    case 'instanceof':
    case 'exactType':
    case 'sameType':
      return truths(expr, path, scope);
    case 'apply':
      return applied(expr, path, scope);
    case 'mapGet':
    case 'mapSet':
      throw new NotModelled('a ghost map', scope.span);
    case 'fresh':
      throw new NotModelled('`\\fresh`', scope.span);
    case 'quantifier':
      throw new NotModelled('a quantifier', scope.span);
  }
}

/** All paths on which the formula holds, or does not; they exclude each other. */
export function condition(expr: Expr, holds: boolean, path: Path, scope: Scope): readonly Path[] {
  switch (expr.kind) {
    case 'bool':
      return expr.value === holds ? [path] : [];
    case 'unary':
      if (expr.op === '!') return condition(expr.operand, !holds, path, scope);
      break;
    case 'ite':
      return [
        ...each(condition(expr.cond, true, path, scope), (at) => condition(expr.then, holds, at, scope)),
        ...each(condition(expr.cond, false, path, scope), (at) => condition(expr.else, holds, at, scope)),
      ];
    case 'binary': {
      const { op, left, right } = expr;
      if (op === '&&' || op === '||') {
        const isConjunction = (op === '&&') === holds;
        const first = condition(left, holds, path, scope);
        if (isConjunction) return each(first, (at) => condition(right, holds, at, scope));
        return [...first, ...each(condition(left, !holds, path, scope), (at) => condition(right, holds, at, scope))];
      }
      if (op === '==>') return condition({ ...expr, op: '||', left: { kind: 'unary', op: '!', operand: left } }, holds, path, scope);
      if (op === '<==>')
        return [true, false].flatMap((side) =>
          each(condition(left, side, path, scope), (at) => condition(right, side === holds, at, scope)),
        );
      if (op === '<' || op === '<=' || op === '>' || op === '>=' || op === '=' || op === '!=')
        return compared(op, left, right, holds, path, scope);
      break;
    }
    case 'instanceof':
    case 'exactType':
      return each(objects(expr.operand, OBJECT_CLASS, path, scope), ({ path: at, value }) => {
        const found = scope.heap.object(value.constant);
        const fits =
          found !== undefined &&
          (expr.kind === 'exactType' ? found.className === expr.className : scope.heap.model.isSubclass(found.className, expr.className));
        return fits === holds ? [at] : [];
      });
    case 'sameType':
      return each(objects(expr.left, OBJECT_CLASS, path, scope), ({ path: at, value: left }) =>
        each(objects(expr.right, OBJECT_CLASS, at, scope), ({ path: now, value: right }) =>
          (scope.heap.object(left.constant)?.className === scope.heap.object(right.constant)?.className) === holds ? [now] : [],
        ),
      );
    default:
  }
  return each(evaluate(expr, path, scope), ({ path: at, value }) => present([assume(at, equation(value, holds ? ONE : ZERO))]));
}

function compared(
  op: '<' | '<=' | '>' | '>=' | '=' | '!=',
  left: Expr,
  right: Expr,
  holds: boolean,
  path: Path,
  scope: Scope,
): readonly Path[] {
  return each(evaluate(left, path, scope), ({ path: at, value: a }) =>
    each(evaluate(right, at, scope), ({ path: now, value: b }) => {
      // What is split while the right side is evaluated may say more of the left one.
      const first = resolved(a, now);
      if ((op === '=' || op === '!=') && (isReference(left) || isReference(right))) refuseLambdas(first, b, scope);
      return present(atomsOf(op, first, b, holds).map((atom) => assume(now, atom)));
    }),
  );
}

/** It may be the object of a lambda. */
function isReference(expr: Expr): boolean {
  if (expr.kind === 'ite') return isReference(expr.then) || isReference(expr.else);
  return 'type' in expr && expr.type.kind === 'ref';
}

/** Different objects of one lambda may be one in Java. */
function refuseLambdas(a: Linear, b: Linear, scope: Scope): void {
  if (!isConstant(a) && keyOf(a) === keyOf(b)) return;
  const [left, right] = [a, b].map((one) => mayMean(one, scope).filter((id) => scope.heap.isLambda(scope.heap.object(id)?.className)));
  const isSame = left!.length === 1 && right!.length === 1 && left![0] === right![0] && !scope.heap.isShared(left![0]!);
  if (left!.length > 0 && right!.length > 0 && !isSame) throw new NotModelled('the identity of the object of a lambda', scope.span);
}

function mayMean(value: Linear, scope: Scope): readonly number[] {
  if (isConstant(value)) return [value.constant];
  return scope.ground.references(value.terms[0]![0]) ?? scope.heap.ofClass(OBJECT_CLASS);
}

/** The same of its monitor. */
export function refuseLambdaMonitor(heap: Heap, { object, field }: Cell, span: Span): void {
  if (field?.id === HOLDER_FIELD && object !== undefined && heap.isLambda(heap.object(object)?.className))
    throw new NotModelled('the monitor of the object of a lambda', span);
}

/** The alternatives of a comparison. */
function atomsOf(op: '<' | '<=' | '>' | '>=' | '=' | '!=', a: Linear, b: Linear, holds: boolean): readonly Atom[] {
  switch (op) {
    case '<':
      return [holds ? below(a, b) : atMost(b, a)];
    case '<=':
      return [holds ? atMost(a, b) : below(b, a)];
    case '>':
      return [holds ? below(b, a) : atMost(a, b)];
    case '>=':
      return [holds ? atMost(b, a) : below(a, b)];
    default: {
      if ((op === '=') === holds) return [equation(a, b)];
      return negation(equation(a, b)).map((cube) => cube[0]!);
    }
  }
}

/** The value with what the path's conditions say of its variables put in. */
function resolved(value: Linear, path: Path): Linear {
  let result = value;
  for (const atom of path.guard) {
    const [term, ...others] = atom.linear.terms;
    if (atom.op !== '=' || !term || others.length > 0) continue;
    const found = result.terms.find(([name]) => name === term[0]);
    if (found) result = plus(minus(result, times(variable(term[0]), found[1])), constant(-atom.linear.constant / term[1]), found[1]);
  }
  return result;
}

function truths(expr: Expr, path: Path, scope: Scope): readonly Valued[] {
  return [
    ...condition(expr, true, path, scope).map((at) => ({ path: at, value: ONE })),
    ...condition(expr, false, path, scope).map((at) => ({ path: at, value: ZERO })),
  ];
}

function binary(expr: Expr & { readonly kind: 'binary' }, path: Path, scope: Scope): readonly Valued[] {
  const { op } = expr;
  if (op !== '+' && op !== '-' && op !== '*' && op !== '/' && op !== '%') return truths(expr, path, scope);
  return each(evaluate(expr.left, path, scope), ({ path: at, value: a }) =>
    each(evaluate(expr.right, at, scope), ({ path: now, value: b }) => {
      const left = resolved(a, now);
      if (op === '+') return [{ path: now, value: plus(left, b) }];
      if (op === '-') return [{ path: now, value: minus(left, b) }];
      if (op === '*') {
        if (!isConstant(left) && !isConstant(b)) throw new NotModelled('a product of two variables', scope.span);
        return [{ path: now, value: isConstant(b) ? times(left, b.constant) : times(b, left.constant) }];
      }
      if (!isConstant(b)) throw new NotModelled('a division by a variable', scope.span);
      return divided(op, left, b.constant, now, scope);
    }),
  );
}

/** Quotient or remainder, rounded towards zero as Java does: `a = q * divisor + r` with a new `q`. */
function divided(op: '/' | '%', a: Linear, divisor: number, path: Path, scope: Scope): readonly Valued[] {
  if (divisor === 0) return [{ path, value: ZERO }];
  if (isConstant(a)) return [{ path, value: constant(op === '/' ? Math.trunc(a.constant / divisor) : a.constant % divisor) }];
  const quotient = scope.ground.fresh();
  const rest = minus(a, times(variable(quotient), divisor));
  const size = constant(Math.abs(divisor));
  const wider: Path = { ...path, inputs: [...path.inputs, quotient] };
  const under = (atoms: readonly Atom[]): readonly Valued[] => {
    let at: Path | undefined = wider;
    for (const atom of atoms) at = at && assume(at, atom);
    return at ? [{ path: at, value: op === '/' ? variable(quotient) : rest }] : [];
  };
  return [
    ...under([atMost(ZERO, a), atMost(ZERO, rest), below(rest, size)]),
    ...under([below(a, ZERO), atMost(rest, ZERO), below(times(size, -1), rest)]),
  ];
}

function applied(expr: Expr & { readonly kind: 'apply' }, path: Path, scope: Scope): readonly Valued[] {
  const [argument, divisor] = expr.args;
  if ((expr.name === 'floor.div' || expr.name === 'floor.mod') && argument && divisor?.kind === 'int') {
    return each(evaluate(argument, path, scope), ({ path: at, value }) => {
      const by = Number(divisor.value);
      if (isConstant(value))
        return [
          {
            path: at,
            value: constant(
              expr.name === 'floor.div' ? Math.floor(value.constant / by) : value.constant - by * Math.floor(value.constant / by),
            ),
          },
        ];
      const quotient = scope.ground.fresh();
      const rest = minus(value, times(variable(quotient), by));
      const low = assume({ ...at, inputs: [...at.inputs, quotient] }, atMost(ZERO, rest));
      const both = low && assume(low, below(rest, constant(by)));
      return both ? [{ path: both, value: expr.name === 'floor.div' ? variable(quotient) : rest }] : [];
    });
  }
  const range = WRAP_RANGES.get(expr.name);
  if (range && argument && range.most < MOST_WRAPPED) {
    const [least, most] = [Number(range.least), Number(range.most)];
    return each(evaluate(argument, path, scope), ({ path: at, value }) => wrapped(value, least, most, at, scope));
  }
  throw new NotModelled(wordsOfFunction(expr.name), scope.span);
}

/** Casts to `byte`, `short` and `char`: `value = rest + q * size` with a new `q`. */
const MOST_WRAPPED = 65_536n;

function wrapped(value: Linear, least: number, most: number, path: Path, scope: Scope): readonly Valued[] {
  const size = most - least + 1;
  if (isConstant(value)) return [{ path, value: constant(value.constant - size * Math.floor((value.constant - least) / size)) }];
  const quotient = scope.ground.fresh();
  const rest = minus(value, times(variable(quotient), size));
  const low = assume({ ...path, inputs: [...path.inputs, quotient] }, atMost(constant(least), rest));
  const both = low && assume(low, atMost(rest, constant(most)));
  return both ? [{ path: both, value: rest }] : [];
}

/** What a function of Plato that has no meaning here stands for in Java. */
const FUNCTIONS: readonly (readonly [RegExp, string])[] = [
  [/^wrap\./, 'a number that is cut to the width of `int` or `long`'],
  [/^bits\./, 'an operation on the bits of a number'],
  [/^(float|double|narrow|int)\./, 'a floating point number'],
  [/^unbox\./, 'a number in an object, as in `Integer`'],
  [/^string\./, 'the text of a string'],
  [/^lambda\./, 'the identity of the object of a lambda'],
  [/^floor\./, 'a division by a variable'],
];

function wordsOfFunction(name: string): string {
  return FUNCTIONS.find(([form]) => form.test(name))?.[1] ?? 'what is no linear arithmetic';
}

// ---------------------------------------------------------------- the store

function open(path: Path, expr: Expr & { readonly kind: 'static' }, scope: Scope): readonly Valued[] {
  if (expr.type.kind !== 'int' && expr.type.kind !== 'bool') throw new NotModelled('a value that the library leaves open', scope.span);
  const name = scope.ground.fresh();
  const wider: Path = { ...path, inputs: [...path.inputs, name] };
  if (expr.type.kind === 'int') return [{ path: wider, value: variable(name) }];
  return [0, 1].map((value) => ({ path, value: constant(value) }));
}

/** What a cell holds. */
export function read(path: Path, key: string, when: 'pre' | 'post', scope: Scope): Linear {
  const cell = scope.heap.cellOf(key);
  if (cell.type.kind === 'float' || cell.type.kind === 'map')
    throw new NotModelled(cell.type.kind === 'float' ? 'a floating point number' : 'a ghost map', scope.span);
  refuseLambdaMonitor(scope.heap, cell, scope.span);
  scope.ground.touch(key);
  const from = when === 'pre' ? (scope.before ?? path) : path;
  return resolved(from.store.get(key) ?? (path.held.has(key) ? scope.tid : scope.ground.base(key)), path);
}

function readSplit(path: Path, key: string, when: 'pre' | 'post', scope: Scope): readonly Valued[] {
  return [{ path, value: read(path, key, when, scope) }];
}

/** The objects that a reference may mean, one by one; null among them. */
export function objects(expr: Expr, className: string, path: Path, scope: Scope): readonly Valued[] {
  return each(evaluate(expr, path, scope), ({ path: at, value }) => cases(value, className, at, scope));
}

/** The path for each object that the value may be. */
export function cases(value: Linear, className: string, path: Path, scope: Scope): readonly Valued[] {
  if (isConstant(value)) return [{ path, value }];
  const [term, ...others] = value.terms;
  const known = others.length === 0 && term ? scope.ground.references(term[0]) : undefined;
  const candidates = known ?? [0, ...scope.heap.ofClass(className)];
  if (candidates.length > MOST_CASES) throw new NotModelled('a reference to any of very many objects', scope.span);
  return candidates.flatMap((one) =>
    present([assume(path, equation(value, constant(one)))]).map((at) => ({ path: at, value: constant(one) })),
  );
}

function lengthOf(array: number, scope: Scope): number {
  if (array === 0) return 0;
  const length = scope.heap.object(array)?.length;
  if (length === undefined) throw new NotModelled('the length of an array that is not known', scope.span);
  return length;
}

/** The indices that an access may have, one by one; undefined where it is out of bounds. */
export function indices(
  expr: Expr,
  array: number,
  path: Path,
  scope: Scope,
): readonly { readonly path: Path; readonly value: number | undefined }[] {
  const length = lengthOf(array, scope);
  return each(
    evaluate(expr, path, scope),
    ({ path: at, value }): readonly { readonly path: Path; readonly value: number | undefined }[] => {
      if (isConstant(value)) return [{ path: at, value: value.constant >= 0 && value.constant < length ? value.constant : undefined }];
      if (length > MOST_CASES) throw new NotModelled('an array of more than a few elements', scope.span);
      const inside = Array.from({ length }, (_, index) => index).flatMap((index) =>
        present([assume(at, equation(value, constant(index)))]).map((one) => ({ path: one, value: index })),
      );
      const outside = present([assume(at, below(value, ZERO)), assume(at, atMost(constant(length), value))]).map((one) => ({
        path: one,
        value: undefined,
      }));
      return [...inside, ...outside];
    },
  );
}

export function present<Item>(list: readonly (Item | undefined)[]): readonly Item[] {
  return list.filter((one): one is Item => one !== undefined);
}

export function each<From, To>(list: readonly From[], map: (one: From) => readonly To[]): readonly To[] {
  const found = list.flatMap(map);
  return found;
}
