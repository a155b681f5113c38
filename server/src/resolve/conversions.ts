/**
 * Conversions between types (Java Language Specification 5): widening, narrowing of constants, boxing, unboxing, reference widening and
 * casts, each as a node of the typed tree. Also notes where an array is seen under another element type.
 * Neighbours: used by all `elaborate-*.ts`.
 */
import type { Span } from '../base/span';
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { firstUnsupported, unsupportedExpr } from './body-context';
import { narrowInteger, truncate } from './constants';
import { anyOf } from './class-table';
import { followsOpaque, isOfUnknownType, opaqueValue } from './opaque';
import type { Constant, TypedExpr } from './typed';
import type { JavaType, PrimitiveName } from './types';
import {
  BOOLEAN,
  OBJECT,
  OBJECT_NAME,
  THREAD_NAME,
  asOpen,
  boxed,
  displayType,
  erasure,
  isIntegral,
  isOpen,
  isReference,
  primitive,
  qualifiedName,
  sameErasure,
  sameType,
  unboxed,
} from './types';
import { UNCHECKED, isUncheckedCast, isUncheckedConversion } from './unchecked';

export function constantExpr(constant: Constant, type: JavaType, span: Span, source?: Expr): TypedExpr {
  return { kind: 'constant', constant, type, span, source };
}

/** The expression as a value of the type, as an assignment or a call converts it. */
export function convertTo(expr: TypedExpr, type: JavaType, context: BodyContext): TypedExpr {
  if (expr.kind === 'unsupported') placeLambda(expr, type, context);
  if (expr.kind === 'unsupported' || type.kind === 'void') return expr;
  const from = expr.type;
  if (sameType(from, type)) return expr;
  if (isOfUnknownType(expr) && followsOpaque(context) && (type.kind === 'primitive' || expr.kind === 'opaque'))
    return opaqueOf(expr, type, context);
  if (from.kind === 'primitive') {
    if (type.kind === 'primitive') return convertPrimitive(expr, from.name, type.name);
    const inside = unboxed(type);
    const narrowed = inside !== undefined && expr.kind === 'constant' ? convertPrimitive(expr, from.name, inside) : expr;
    return isReference(type)
      ? retyped(boxExpr(narrowed), type, context)
      : unsupportedExpr(`a conversion from \`${displayType(from)}\` to \`${displayType(type)}\``, expr.span, expr.source);
  }
  if (type.kind === 'primitive') {
    const inner = unboxExpr(expr);
    return inner.kind === 'unsupported' || inner.type.kind !== 'primitive' ? inner : convertPrimitive(inner, inner.type.name, type.name);
  }
  return isUncheckedConversion(expr, type, context) && !followsOpaque(context)
    ? unsupportedExpr(UNCHECKED, expr.span, expr.source)
    : retyped(expr, type, context);
}

/** What code without source gives, as a value of the type: its arrays may be of any class that fits. */
function opaqueOf(expr: TypedExpr, type: JavaType, context: BodyContext): TypedExpr {
  noteArraysOfStrangers(type, context);
  return opaqueValue([expr], type, expr.span, expr.source);
}

function noteArraysOfStrangers(type: JavaType, { facts }: BodyContext): void {
  for (const array of arraysIn(type)) seenAsAny(array, facts.covariantArrays);
}

/** Remembers which interface a lambda or method reference implements, where the place says it. */
export function placeLambda(expr: TypedExpr, type: JavaType, context: BodyContext): void {
  const { source } = expr;
  if ((source?.kind !== 'lambda' && source?.kind !== 'methodRef') || type.kind !== 'class') return;
  context.facts.lambdaTargets.add(type.name);
  context.facts.placedLambdas.add(source);
}

/** A reference seen as another type. Where that is no widening it rests on Java's type arguments. */
export function retyped(expr: TypedExpr, type: JavaType, context: BodyContext): TypedExpr {
  if (expr.kind === 'unsupported' || sameType(expr.type, type)) return expr;
  noteArrayConversion(expr.type, type, context);
  noteThreadConversion(expr.type, type, context);
  if (expr.type.kind === 'null') return expr;
  if (sameErasure(expr.type, type)) return { ...expr, type };
  const isTrusted = !context.table.isSubtype(erasure(expr.type), erasure(type));
  return { kind: 'retype', operand: expr, isTrusted, type, span: expr.span, source: expr.source };
}

/** Remembers that a thread is now seen as something else, whose `run` may then be that of the thread. */
function noteThreadConversion(from: JavaType, to: JavaType, { table, facts }: BodyContext): void {
  const [source, target] = [erasure(from), erasure(to)];
  if (
    source.kind === 'class' &&
    target.kind === 'class' &&
    table.isSubclass(source.name, THREAD_NAME) &&
    !table.isSubclass(target.name, THREAD_NAME)
  )
    facts.threadsSeenAs.add(target.name);
}

/**
 * Remembers that arrays of one class are now seen as arrays of another, at every level of arrays of arrays. What is seen as fewer levels
 * than it has may be given arrays of any class in those that are left; and what a type has as arguments is seen as another type where these
 * change (`Consumer<Object[]>` as `Consumer<? super String[]>`).
 */
export function noteArrayConversion(from: JavaType, to: JavaType, context: BodyContext): void {
  const { covariantArrays } = context.facts;
  if (from.kind === 'class' && to.kind === 'class' && !sameType(from, to))
    for (const one of [...from.args, ...to.args]) for (const array of arraysIn(one)) seenAsAny(array, covariantArrays);
  let target = erasure(to);
  let source = erasure(from);
  if (from.kind === 'null' || (source.kind === 'array' && sameErasure(source, target))) return;
  while (target.kind === 'array') {
    const sources = seenAsAny(target, covariantArrays);
    if (source.kind === 'array') sources.add(qualifiedName(source));
    target = target.element;
    source = source.kind === 'array' ? source.element : source;
  }
  const left = erasure(to).kind === 'array' || source.kind !== 'array' ? source : source.element;
  for (const inner of arraysIn(left)) seenAsAny(inner, covariantArrays);
}

/** The array types in a type, from the outside in. */
function arraysIn(type: JavaType): readonly (JavaType & { readonly kind: 'array' })[] {
  if (type.kind === 'array') return [type, ...arraysIn(type.element)];
  return type.kind === 'class' ? type.args.flatMap(arraysIn) : [];
}

/** The classes of arrays that are known to be seen as such ones; others may be. */
export function seenAsAny(array: JavaType, covariantArrays: Map<string, Set<string>>): Set<string> {
  const name = qualifiedName(erasure(array));
  const sources = covariantArrays.get(name) ?? new Set<string>();
  covariantArrays.set(name, sources);
  return sources;
}

/** From one primitive type to another; constants are folded. */
export function convertPrimitive(expr: TypedExpr, from: PrimitiveName, to: PrimitiveName): TypedExpr {
  if (from === to) return expr;
  const type = primitive(to);
  if (expr.kind === 'constant' && expr.constant.kind === 'int' && isIntegral(type)) {
    return { ...expr, type, constant: { kind: 'int', value: narrowInteger(expr.constant.value, to) } };
  }
  const text = isIntegral(type) ? textOfFloat(expr) : undefined;
  const whole = text === undefined ? undefined : truncate(text, to);
  if (whole !== undefined) return constantExpr({ kind: 'int', value: whole }, type, expr.span, expr.source);
  if (from === 'boolean' || to === 'boolean') return unsupportedExpr(`a conversion from \`${from}\` to \`${to}\``, expr.span, expr.source);
  return { kind: 'convert', operand: expr, from, to, type, span: expr.span, source: expr.source };
}

/** A float that is written down, with its sign. */
function textOfFloat(expr: TypedExpr): string | undefined {
  if (expr.kind === 'unary' && expr.op === '-' && expr.operand.kind === 'constant' && expr.operand.constant.kind === 'float')
    return `-${expr.operand.constant.text}`;
  return expr.kind === 'constant' && expr.constant.kind === 'float' ? expr.constant.text : undefined;
}

export function boxExpr(expr: TypedExpr): TypedExpr {
  if (expr.type.kind !== 'primitive') return expr;
  return { kind: 'box', operand: expr, primitive: expr.type.name, type: boxed(expr.type.name), span: expr.span, source: expr.source };
}

/** The primitive value of an expression: itself, or what its wrapper holds. */
export function unboxExpr(expr: TypedExpr): TypedExpr {
  if (expr.kind === 'unsupported' || expr.type.kind === 'primitive') return expr;
  const inside = unboxed(expr.type) ?? (expr.type.kind === 'typeVariable' ? unboxed(expr.type.bound) : undefined);
  if (inside === undefined)
    return unsupportedExpr(`a value of type \`${displayType(expr.type)}\` where a primitive one is needed`, expr.span, expr.source);
  return { kind: 'unbox', operand: expr, primitive: inside, type: primitive(inside), span: expr.span, source: expr.source };
}

/** A boolean value, for conditions and logical operators. */
export function asCondition(expr: TypedExpr): TypedExpr {
  const value = isOfUnknownType(expr) ? opaqueValue([expr], BOOLEAN, expr.span, expr.source) : unboxExpr(expr);
  if (value.kind === 'unsupported' || (value.type.kind === 'primitive' && value.type.name === 'boolean')) return value;
  return unsupportedExpr('a condition that is not a boolean', expr.span, expr.source);
}

/** An explicit cast. */
export function castTo(operand: TypedExpr, type: JavaType, span: Span, source: Expr, context: BodyContext): TypedExpr {
  const failed = firstUnsupported(operand);
  if (failed !== undefined) {
    placeLambda(failed, type, context);
    return failed;
  }
  const from = operand.type;
  if (type.kind === 'primitive') {
    if (from.kind === 'primitive') return { ...convertPrimitive(operand, from.name, type.name), span, source };
    if (unboxed(from) === undefined && from.kind !== 'unknown') {
      // `(int) object`: a cast to the wrapper, then unboxing.
      const wrapper: TypedExpr = { kind: 'cast', operand, type: boxed(type.name), span, source };
      return unboxExpr(wrapper);
    }
    return convertTo(operand, type, context);
  }
  if (from.kind === 'primitive') return { ...convertTo(operand, type, context), span, source };
  if (type.kind === 'unknown' && followsOpaque(context)) return { ...retyped(operand, type, context), span, source };
  if (type.kind === 'unknown')
    return unsupportedExpr(`a cast to \`${type.name}\`, which has neither source nor a trusted specification here`, span, source);
  if (isOfUnknownType(operand) && operand.kind === 'opaque') {
    noteArraysOfStrangers(type, context);
    return { ...operand, type };
  }
  if (
    !followsOpaque(context) &&
    (isUncheckedCast(operand, type, context) || (type.kind === 'array' && isUncheckedConversion(operand, type, context)))
  )
    return unsupportedExpr(UNCHECKED, span, source);
  noteArrayConversion(from, type, context);
  // Overloads take it by this type.
  if (from.kind === 'null') return { kind: 'retype', operand, isTrusted: false, type, span, source };
  if (context.table.isSubtype(erasure(from), erasure(type))) return { ...retyped(operand, type, context), span, source };
  return { kind: 'cast', operand, type, span, source };
}

/**
 * The common supertype of two different types as references (Java Language Specification 4.10.4), by erasure; of several that they share it
 * is one, left open.
 */
export function commonReference(left: JavaType, right: JavaType, context: BodyContext): JavaType {
  const x = left.kind === 'primitive' ? boxed(left.name) : left;
  const y = right.kind === 'primitive' ? boxed(right.name) : right;
  if (x.kind === 'null') return y;
  if (y.kind === 'null') return x;
  if (sameType(x, y)) return isOpen(x) ? x : y;
  if (context.table.isSubtype(x, y)) return context.table.joined(x, y);
  if (context.table.isSubtype(y, x)) return context.table.joined(y, x);
  const symbol = context.table.classOf(x);
  for (const one of symbol === undefined ? [] : context.table.lineage(symbol)) {
    const candidate = anyOf(one);
    if (one.name !== OBJECT_NAME && context.table.isSubtype(y, candidate)) return asOpen(candidate);
  }
  return asOpen(OBJECT);
}
