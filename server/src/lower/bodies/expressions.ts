/**
 * Lowers expressions: emits the operations that evaluating one takes, in Java's order (Java Language Specification 15.7), and gives back
 * its value as an expression over locals. Every read of the heap goes into a temporary of its own.
 * Neighbours: `steps/access.ts` (reads and writes), `assignments.ts`, `calls/creations.ts`, `calls/calls.ts`, `steps/monitors.ts` do the
 * larger kinds.
 */
import { shortText } from '../../resolve/display';
import type { TypedExpr } from '../../resolve/typed';
import { displayType } from '../../resolve/types';
import type { Expr } from '../../plato/ir';
import { BOOL } from '../../plato/ir';
import { typeEquals, typeOf } from '../../plato/type-of';
import { readElement, readField, readLength, readStatic } from '../steps/access';
import { arithmetic, comparison, constantValue, conversion, dividesIntegers, negation } from '../values/arithmetic';
import { lowerAssign, lowerCompound } from './assignments';
import type { Builder } from '../steps/builder';
import { KEPT_ARGUMENTS } from '../steps/builder';
import { lowerCall } from '../calls/calls';
import { followCollection } from '../steps/contents';
import { reportSharing } from '../steps/found-races';
import { usesShared } from '../facts/shared-objects';
import { lowerCopyArray } from '../calls/copied-arrays';
import { lowerArrayInit, lowerNew, lowerNewArray } from '../calls/creations';
import { comparedAsJava } from '../values/lambda-identity';
import { lowerMonitorCall } from '../steps/monitors';
import { lowerOpaque } from '../calls/opaque';
import { evaluateAll } from '../steps/operands';
import { unboxedValue } from '../values/boxes';
import { classNameOf, platoType } from '../values/plato-types';
import { lowerMatches } from './patterns';
import { concatenate, lowerEquals } from '../calls/strings';
import { lowerSwitchExpr } from './switches';
import { FALSE, NULL, TID, TRUE, and, equal, int, isInstance, ite, local, not, notEqual, or } from '../values/terms';
import { lowerThreadStart } from '../calls/threads';
import { untested, untestedFor } from '../facts/unneeded-casts';
import { threadAsRunnable } from '../facts/threads-by-others';

/** The value of an expression; where it is not `wanted`, anything. */
export function lowerExpr(expr: TypedExpr, builder: Builder, wanted: boolean): Expr {
  const value = lowerKind(expr, builder, wanted);
  followCollection(expr, builder);
  const shared = usesShared(expr, builder.resolved);
  if (shared !== undefined) builder.reject(shared, expr.span);
  reportSharing(expr, builder);
  return value;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of expression.
function lowerKind(expr: TypedExpr, builder: Builder, wanted: boolean): Expr {
  const value = (one: TypedExpr): Expr => builder.lowerExpr(one, builder, true);
  switch (expr.kind) {
    case 'constant':
      return constantValue(expr.constant);
    case 'classObject':
      return { kind: 'classObject', className: expr.className };
    case 'this':
      return { kind: 'var', name: 'this', type: platoType(expr.type) };
    case 'currentThread':
      return TID;
    case 'local':
      return builder.variableOf(expr.variable);
    case 'field':
      return readField(expr, builder);
    case 'static':
      return readStatic(expr, builder);
    case 'element':
      return readElement(expr, builder);
    case 'length':
      return readLength(expr, builder);
    case 'unary': {
      const operand = value(expr.operand);
      const { op } = expr;
      return op === '!' ? not(operand) : builder.computed((integers) => negation(op, primitiveOf(expr), operand, integers));
    }
    case 'arithmetic':
      return lowerArithmetic(expr, builder);
    case 'comparison': {
      const [left, right] = evaluateAll([untested(expr.left), untested(expr.right)], builder);
      if (expr.at === 'class') return lowerSameClass(expr, left!, right!, builder);
      if (expr.at === 'content') return lowerEquals(expr, left!, right!, builder);
      if (expr.at !== 'reference') return comparison(expr.op, expr.at, left!, right!);
      const same = comparedAsJava(
        equal(left!, right!),
        'object',
        { expr: left!, type: expr.left.type },
        { expr: right!, type: expr.right.type },
        builder.resolved,
      );
      return expr.op === '==' ? same : not(same);
    }
    case 'and':
    case 'or':
      return lowerLogical(expr, builder);
    case 'conditional':
      return lowerConditional(expr, builder, wanted);
    case 'concatenation':
      return concatenate(evaluateAll([untested(expr.left), untested(expr.right)], builder), [expr.left, expr.right], expr.span, builder);
    case 'assign':
      return lowerAssign(expr, builder);
    case 'compound':
      return lowerCompound(expr, builder, wanted);
    case 'instanceof':
      return lowerInstanceof(expr, builder);
    case 'matches':
      return lowerMatches(expr, builder);
    case 'cast':
      return lowerCast(expr, value(expr.operand), builder);
    case 'after':
      builder.lowerExpr(expr.first, builder, false);
      return builder.lowerExpr(expr.value, builder, wanted);
    case 'retype':
      if (!wanted && untested(expr) !== expr) return builder.lowerExpr(untested(expr), builder, false);
      handsOnThread(expr, builder);
      return expr.isTrusted
        ? lowerTrusted(expr, value(expr.operand), builder)
        : value(untestedFor(expr.operand, expr.type, builder.resolved));
    case 'convert': {
      const operand = value(expr.operand);
      return builder.computed((integers) => conversion(expr.from, expr.to, operand, integers));
    }
    case 'box':
      return lowerBox(expr, value(expr.operand), builder);
    case 'unbox': {
      const boxed = value(expr.operand);
      const asserts = builder.nonNullAssertions(boxed, expr.operand);
      if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
      return builder.known(unboxedValue(expr.primitive, boxed), expr.type, expr.span);
    }
    case 'call':
      return lowerCall(expr, builder, wanted);
    case 'opaque':
      return lowerOpaque(expr, builder, wanted);
    case 'new':
      return lowerNew(expr, builder);
    case 'newArray':
      return lowerNewArray(expr, builder);
    case 'arrayInit':
      return lowerArrayInit(expr, builder);
    case 'copyArray':
      return lowerCopyArray(expr, builder);
    case 'switch':
      return lowerSwitchExpr(expr.switch, builder);
    case 'monitor':
      return lowerMonitorCall(expr, builder);
    case 'startThread':
      return lowerThreadStart(expr, builder);
    case 'unsupported':
      builder.reject(expr.reason, expr.span);
      return NULL;
  }
}

function primitiveOf(expr: TypedExpr): 'int' | 'long' | 'float' | 'double' {
  const { type } = expr;
  return type.kind === 'primitive' && (type.name === 'long' || type.name === 'float' || type.name === 'double') ? type.name : 'int';
}

function lowerArithmetic(expr: TypedExpr & { readonly kind: 'arithmetic' }, builder: Builder): Expr {
  const [left, right] = evaluateAll([expr.left, expr.right], builder);
  const result = builder.computed((integers) => arithmetic(expr.op, expr.at, left!, right!, integers));
  if (!dividesIntegers(expr.op, expr.at) || (right!.kind === 'int' && right!.value !== '0')) return result;
  const temporary = builder.temporary(platoType(expr.type));
  const assertion = builder.assertion(
    'division-by-zero',
    notEqual(right!, int(0)),
    `${builder.nameOf(expr.right)} may be zero here.`,
    expr.span,
  );
  builder.op({
    role: 'local',
    span: expr.span,
    asserts: [assertion],
    assigns: [{ target: local(temporary.name, temporary.type), value: result }],
  });
  return temporary;
}

/** `&&` and `||`: a right side that takes operations is only run where the left side asks for it. */
function lowerLogical(expr: TypedExpr & { readonly kind: 'and' | 'or' }, builder: Builder): Expr {
  const left = builder.lowerExpr(expr.left, builder, true);
  let right: Expr = TRUE;
  const steps = builder.collect(() => {
    right = builder.lowerExpr(expr.right, builder, true);
  });
  if (steps.length === 0) return expr.kind === 'and' ? and(left, right) : or(left, right);
  const result = builder.temporary(BOOL);
  const target = local(result.name, BOOL);
  const longer = [...steps, ...builder.collect(() => builder.op({ role: 'local', span: expr.span, assigns: [{ target, value: right }] }))];
  const shorter = builder.collect(() =>
    builder.op({ role: 'local', span: expr.span, assigns: [{ target, value: expr.kind === 'and' ? FALSE : TRUE }] }),
  );
  if (left.kind === 'bool') {
    for (const stmt of left.value === (expr.kind === 'and') ? longer : shorter) builder.emit(stmt);
    return result;
  }
  if (expr.kind === 'and') builder.branch(left, expr.left.span, longer, shorter, not(left));
  else builder.branch(left, expr.left.span, shorter, longer, not(left));
  return result;
}

function lowerConditional(expr: TypedExpr & { readonly kind: 'conditional' }, builder: Builder, wanted: boolean): Expr {
  const cond = builder.lowerExpr(expr.cond, builder, true);
  const side = (one: TypedExpr): { value: Expr; steps: ReturnType<Builder['collect']> } => {
    let value: Expr = NULL;
    const steps = builder.collect(() => {
      value = builder.lowerExpr(one, builder, wanted);
    });
    return { value, steps };
  };
  const then = side(expr.then);
  const otherwise = side(expr.else);
  const isQuiet = then.steps.length === 0 && otherwise.steps.length === 0;
  // Soundness: docs/soundness/java.md#what-a-conditional-is-of.
  const sides = [then.value, otherwise.value].filter((one) => one.kind !== 'null').map(typeOf);
  if (isQuiet && (!wanted || sides.every((one) => typeEquals(one, sides[0]!)))) return ite(cond, then.value, otherwise.value);
  if (!wanted) {
    builder.branch(cond, expr.cond.span, then.steps, otherwise.steps, not(cond));
    return NULL;
  }
  const result = builder.temporary(platoType(expr.type));
  const finish = (one: typeof then, span: typeof expr.span): ReturnType<Builder['collect']> => [
    ...one.steps,
    ...builder.collect(() => builder.op({ role: 'local', span, assigns: [{ target: local(result.name, result.type), value: one.value }] })),
  ];
  builder.branch(cond, expr.cond.span, finish(then, expr.then.span), finish(otherwise, expr.else.span), not(cond));
  return result;
}

/** Two objects of one class are instances of the same classes: said of the static ones, where it is of use. */
function lowerSameClass(expr: TypedExpr & { readonly kind: 'comparison' }, left: Expr, right: Expr, builder: Builder): Expr {
  const objects = [
    [expr.left, left],
    [expr.right, right],
  ] as const;
  const asserts = objects.flatMap(([of, value]) => (of.kind === 'classObject' ? [] : builder.nonNullAssertions(value, of, expr.span)));
  if (asserts.length > 0) builder.op({ role: 'local', span: expr.span, asserts });
  const literal = expr.left.kind === 'classObject' ? expr.left : expr.right.kind === 'classObject' ? expr.right : undefined;
  const test: Expr =
    literal === undefined
      ? { kind: 'sameType', left, right }
      : { kind: 'exactType', operand: literal === expr.left ? right : left, className: literal.className };
  const same = builder.keep(
    comparedAsJava(test, 'class', { expr: left, type: expr.left.type }, { expr: right, type: expr.right.type }, builder.resolved),
    BOOL,
    expr.span,
  );
  if (literal === undefined) {
    for (const className of new Set(objects.map(([of]) => classNameOf(of.type)))) {
      builder.op({
        role: 'assume',
        span: expr.span,
        guard: or(not(same), equal(isInstance(left, className), isInstance(right, className))),
      });
    }
  }
  return expr.op === '==' ? same : not(same);
}

function lowerInstanceof(expr: TypedExpr & { readonly kind: 'instanceof' }, builder: Builder): Expr {
  const operand = builder.lowerExpr(untested(expr.operand), builder, true);
  const test = isInstance(operand, classNameOf(expr.tested));
  if (expr.binding === undefined) return test;
  const outcome = builder.temporary(BOOL);
  const bound = builder.variableOf(expr.binding);
  builder.op({
    role: 'local',
    span: expr.span,
    assigns: [
      { target: local(outcome.name, BOOL), value: test },
      { target: local(bound.name, bound.type), value: ite(test, operand, NULL) },
    ],
  });
  return outcome;
}

function lowerCast(expr: TypedExpr & { readonly kind: 'cast' }, operand: Expr, builder: Builder): Expr {
  const className = classNameOf(expr.type);
  const result = builder.temporary(platoType(expr.type));
  const fits = or(equal(operand, NULL), isInstance(operand, className));
  const message = `${builder.nameOf(expr.operand)} may not be of type \`${shortText(displayType(expr.type))}\` here.`;
  builder.op({
    role: 'local',
    span: expr.span,
    asserts: [builder.assertion('class-cast', fits, message, expr.span)],
    assigns: [{ target: local(result.name, result.type), value: operand }],
  });
  return result;
}

/** A thread that is seen as a Runnable may be run by whoever gets it. */
function handsOnThread(expr: TypedExpr & { readonly kind: 'retype' }, builder: Builder): void {
  const reason = threadAsRunnable(expr, builder.resolved);
  if (reason !== undefined) builder.reject(reason, expr.span);
}

/** A value whose type rests on type arguments. An array's is asserted: generic arrays are made by unchecked casts. */
function lowerTrusted(expr: TypedExpr & { readonly kind: 'retype' }, operand: Expr, builder: Builder): Expr {
  const className = classNameOf(expr.type);
  if (operand.kind === 'null') return operand;
  const result = builder.temporary(platoType(expr.type));
  const fits = or(equal(operand, NULL), isInstance(operand, className));
  const assigns = [{ target: local(result.name, result.type), value: operand }];
  if (className.endsWith('[]')) {
    const message = `${builder.nameOf(expr.operand)} may not be of type \`${shortText(displayType(expr.type))}\` here.`;
    // Java casts only where a place needs the class.
    const asserts = [builder.strict(builder.assertion('class-cast', fits, message, expr.span), TRUE)];
    builder.op({ role: 'local', span: expr.span, asserts, assigns });
    return result;
  }
  builder.rest(KEPT_ARGUMENTS);
  builder.op({ role: 'assume', span: expr.span, guard: fits, assigns });
  return result;
}

/** A wrapper object is any object of the class that holds the value: `valueOf` may give a new or a known one. */
function lowerBox(expr: TypedExpr & { readonly kind: 'box' }, operand: Expr, builder: Builder): Expr {
  const type = platoType(expr.type);
  const result = builder.temporary(type);
  const className = classNameOf(expr.type);
  const holds = equal(unboxedValue(expr.primitive, result), operand);
  builder.op({
    role: 'local',
    span: expr.span,
    havocs: [local(result.name, type)],
    post: and(notEqual(result, NULL), { kind: 'exactType', operand: result, className }, holds),
  });
  builder.markNonNull(result);
  return result;
}
