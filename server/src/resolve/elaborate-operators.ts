/**
 * Elaborates operators: unary and binary ones with their promotions, string concatenation, assignments and updates,
 * `instanceof` (Java Language Specification 15.14 to 15.28).
 * Neighbours: dispatched to by `elaborate-expr.ts`; conversions in `conversions.ts`, folding in `constants.ts`.
 */
import type { Span } from '../base/span';
import type { BinaryOp, Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { bindingsOf, firstUnsupported, unsupportedExpr, withBindings } from './body-context';
import { constantText, foldArithmetic, foldComparison, narrowInteger } from './constants';
import { asCondition, constantExpr, convertPrimitive, convertTo, noteArrayConversion, unboxExpr } from './conversions';
import { elaboratePattern } from './elaborate-patterns';
import type { LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { ArithmeticOp, Combine, ComparisonOp, Target, TypedExpr } from './typed';
import type { JavaType, PrimitiveName } from './types';
import {
  BOOLEAN,
  INT,
  OBJECT_NAME,
  STRING,
  displayType,
  isBoolean,
  isIntegral,
  isNumeric,
  isReference,
  isString,
  primitive,
  promoted,
  unboxed,
  unknownType,
} from './types';
import { followsOpaque, isOfUnknownType, opaqueValue } from './opaque';
import { UNCHECKED_USE, isUncheckedTarget } from './unchecked';

type Of<K extends Expr['kind']> = Expr & { readonly kind: K };

export function elaborateUnary(expr: Of<'unary'>, context: BodyContext): TypedExpr {
  const made = context.expr(expr.operand, context);
  if (isOfUnknownType(made) && followsOpaque(context)) {
    if (expr.op !== '!') return opaqueValue([made], made.type, expr.span, expr);
    // Any truth value is as good as its opposite, but not for who asks what it is of.
    return { ...opaqueValue([made], BOOLEAN, expr.span, expr), source: expr };
  }
  const operand = unboxExpr(made);
  if (operand.kind === 'unsupported') return operand;
  if (expr.op === '!') {
    const cond = asCondition(operand);
    if (cond.kind === 'unsupported') return cond;
    if (cond.kind === 'constant' && cond.constant.kind === 'bool')
      return constantExpr({ kind: 'bool', value: !cond.constant.value }, BOOLEAN, expr.span, expr);
    return { kind: 'unary', op: '!', operand: cond, type: BOOLEAN, span: expr.span, source: expr };
  }
  if (operand.type.kind !== 'primitive' || !isNumeric(operand.type))
    return unsupportedExpr(`\`${expr.op}\` on a value of type \`${displayType(operand.type)}\``, expr.span, expr);
  const at = promoted(operand.type, INT);
  const value = convertPrimitive(operand, operand.type.name, at);
  if (expr.op === '+') return value;
  if (value.kind === 'constant' && value.constant.kind === 'int') {
    const negated = narrowInteger(-value.constant.value, at);
    return constantExpr({ kind: 'int', value: expr.op === '-' ? negated : ~value.constant.value }, primitive(at), expr.span, expr);
  }
  return { kind: 'unary', op: expr.op, operand: value, type: primitive(at), span: expr.span, source: expr };
}

/** A chain of one associativity, `a + b + c ...`, is taken from its left end, so that long ones need no deep recursion. */
export function elaborateBinary(expr: Of<'binary'>, context: BodyContext): TypedExpr {
  const chain: Of<'binary'>[] = [];
  let first: Expr = expr;
  while (first.kind === 'binary') {
    chain.push(first);
    first = first.left;
  }
  let left = context.expr(first, context);
  for (const one of chain.reverse()) {
    const right = (): TypedExpr => context.expr(one.right, context);
    if (one.op === '&&' || one.op === '||') left = logical(one, one.op, left, context);
    else left = binary(one.op, left, right(), one.span, one, context);
  }
  return left;
}

function logical(expr: Of<'binary'>, op: '&&' | '||', leftValue: TypedExpr, context: BodyContext): TypedExpr {
  const left = asCondition(leftValue);
  const right = withBindings(context, bindingsOf(left, op === '&&'), () => asCondition(context.expr(expr.right, context)));
  const failed = firstUnsupported(left, right);
  if (failed !== undefined) return failed;
  if (left.kind === 'constant' && right.kind === 'constant' && left.constant.kind === 'bool' && right.constant.kind === 'bool') {
    const value = op === '&&' ? left.constant.value && right.constant.value : left.constant.value || right.constant.value;
    return constantExpr({ kind: 'bool', value }, BOOLEAN, expr.span, expr);
  }
  return { kind: op === '&&' ? 'and' : 'or', left, right, type: BOOLEAN, span: expr.span, source: expr };
}

function isComparison(op: BinaryOp): op is ComparisonOp {
  return op === '<' || op === '<=' || op === '>' || op === '>=' || op === '==' || op === '!=';
}

/** A binary operation on elaborated operands; not `&&` and `||`. */
export function binary(
  op: Exclude<BinaryOp, '&&' | '||'>,
  left: TypedExpr,
  right: TypedExpr,
  span: Span,
  source: Expr | undefined,
  context: BodyContext,
): TypedExpr {
  const failed = firstUnsupported(left, right);
  if (failed !== undefined) return failed;
  if (
    (isOfUnknownType(left) || isOfUnknownType(right)) &&
    followsOpaque(context) &&
    !(op === '+' && (isString(left.type) || isString(right.type)))
  ) {
    const areReferences = (op === '==' || op === '!=') && isReference(left.type) && isReference(right.type);
    if (!areReferences) return opaqueValue([left, right], isComparison(op) ? BOOLEAN : unknownType(op), span, source);
  }
  if (isComparison(op)) return comparison(op, left, right, span, source);
  if (op === '+' && (isString(left.type) || isString(right.type))) return concatenation(left, right, span, source);
  const at = arithmeticType(op, left.type, right.type);
  if (at === undefined)
    return unsupportedExpr(`\`${op}\` on values of types \`${displayType(left.type)}\` and \`${displayType(right.type)}\``, span, source);
  const isShift = op === '<<' || op === '>>' || op === '>>>';
  const a = convertTo(unboxExpr(left), primitive(at), context);
  const b = isShift
    ? convertTo(unboxExpr(right), primitive(promoted(unboxedType(right.type)!, INT)), context)
    : convertTo(unboxExpr(right), primitive(at), context);
  const again = firstUnsupported(a, b);
  if (again !== undefined) return again;
  if (a.kind === 'constant' && b.kind === 'constant') {
    const folded = foldArithmetic(op, at, a.constant, b.constant);
    if (folded !== undefined) return constantExpr(folded, primitive(at), span, source);
  }
  return { kind: 'arithmetic', op, at, left: a, right: b, type: primitive(at), span, source };
}

function unboxedType(type: JavaType): JavaType | undefined {
  if (type.kind === 'primitive') return type;
  const inside = unboxed(type);
  return inside === undefined ? undefined : primitive(inside);
}

/** The type at which an arithmetic operator works; undefined if it does not apply. */
export function arithmeticType(op: ArithmeticOp, leftType: JavaType, rightType: JavaType): PrimitiveName | undefined {
  const left = unboxedType(leftType);
  const right = unboxedType(rightType);
  if (left === undefined || right === undefined) return undefined;
  if (op === '&' || op === '|' || op === '^') {
    if (isBoolean(left) && isBoolean(right)) return 'boolean';
    return isIntegral(left) && isIntegral(right) ? promoted(left, right) : undefined;
  }
  if (op === '<<' || op === '>>' || op === '>>>') return isIntegral(left) && isIntegral(right) ? promoted(left, INT) : undefined;
  return isNumeric(left) && isNumeric(right) ? promoted(left, right) : undefined;
}

function comparison(op: ComparisonOp, left: TypedExpr, right: TypedExpr, span: Span, source: Expr | undefined): TypedExpr {
  const isEquality = op === '==' || op === '!=';
  const bothReferences = isReference(left.type) && isReference(right.type);
  if (isEquality && bothReferences) {
    const classes = comparedClasses(left, right);
    if (classes !== undefined)
      return { kind: 'comparison', op, at: 'class', left: classes[0], right: classes[1], type: BOOLEAN, span, source };
    return foldedComparison({ kind: 'comparison', op, at: 'reference', left, right, type: BOOLEAN, span, source });
  }
  const a = unboxExpr(left);
  const b = unboxExpr(right);
  const failed = firstUnsupported(a, b);
  if (failed !== undefined) return failed;
  if (isEquality && isBoolean(a.type) && isBoolean(b.type))
    return foldedComparison({ kind: 'comparison', op, at: 'boolean', left: a, right: b, type: BOOLEAN, span, source });
  if (a.type.kind !== 'primitive' || b.type.kind !== 'primitive' || !isNumeric(a.type) || !isNumeric(b.type)) {
    return unsupportedExpr(`\`${op}\` on values of types \`${displayType(left.type)}\` and \`${displayType(right.type)}\``, span, source);
  }
  const at = promoted(a.type, b.type);
  return foldedComparison({
    kind: 'comparison',
    op,
    at,
    left: convertPrimitive(a, a.type.name, at),
    right: convertPrimitive(b, b.type.name, at),
    type: BOOLEAN,
    span,
    source,
  });
}

/** `a.getClass() == b.getClass()` and `a.getClass() == C.class`: the objects whose classes are compared, and the literal. */
function comparedClasses(left: TypedExpr, right: TypedExpr): readonly [TypedExpr, TypedExpr] | undefined {
  const subject = (expr: TypedExpr): TypedExpr | undefined => {
    if (
      expr.kind !== 'call' ||
      expr.dispatch.kind === 'static' ||
      expr.method.name !== 'getClass' ||
      expr.method.owner.name !== OBJECT_NAME
    )
      return undefined;
    return expr.dispatch.receiver;
  };
  const [a, b] = [subject(left), subject(right)];
  if (a !== undefined && b !== undefined) return [a, b];
  if (a !== undefined && right.kind === 'classObject') return [a, right];
  return b !== undefined && left.kind === 'classObject' ? [left, b] : undefined;
}

function foldedComparison(expr: TypedExpr & { readonly kind: 'comparison' }): TypedExpr {
  const { left, right } = expr;
  if (left.kind !== 'constant' || right.kind !== 'constant') return expr;
  const value = foldComparison(expr.op, left.constant, right.constant);
  return value === undefined ? expr : constantExpr({ kind: 'bool', value }, BOOLEAN, expr.span, expr.source);
}

function concatenation(left: TypedExpr, right: TypedExpr, span: Span, source: Expr | undefined): TypedExpr {
  if (left.kind === 'constant' && right.kind === 'constant') {
    const at = (type: JavaType): PrimitiveName | 'reference' => (type.kind === 'primitive' ? type.name : 'reference');
    const a = constantText(left.constant, at(left.type));
    const b = constantText(right.constant, at(right.type));
    if (a !== undefined && b !== undefined) return constantExpr({ kind: 'string', value: a + b }, STRING, span, source);
  }
  return { kind: 'concatenation', left, right, type: STRING, span, source };
}

/** What may stand on the left of an assignment. A local counts as assigned from here on. */
function asTarget(expr: TypedExpr, context: BodyContext): Target | undefined {
  // A field or element of a generic class is seen through a retyping; the place itself has the declared type.
  const inner = expr.kind === 'retype' ? expr.operand : expr;
  if (inner.kind === 'local') {
    context.assigned.add(inner.variable);
    return inner;
  }
  // What is captured is final: the compiler has refused the assignment.
  if (inner.kind === 'field' && inner.field.captured !== undefined) return undefined;
  return inner.kind === 'field' || inner.kind === 'static' || inner.kind === 'element' ? inner : undefined;
}

/** A field of code without source, and of nobody here: what is written is handed to it. Its value afterwards nobody knows. */
function isOpaqueField(place: TypedExpr, { table }: BodyContext): place is TypedExpr & { readonly kind: 'opaque' } {
  return (
    place.kind === 'opaque' &&
    place.field !== undefined &&
    !table.classes.some((one) => !one.isLibrary && one.fields.some((field) => field.name === place.field))
  );
}

function toOpaque(place: TypedExpr & { readonly kind: 'opaque' }, value: TypedExpr | undefined, source: Expr): TypedExpr {
  if (value?.kind === 'unsupported') return value;
  return { ...place, parts: value === undefined ? place.parts : [...place.parts, value], span: source.span, source };
}

export function elaborateAssign(expr: Of<'assign'>, context: BodyContext): TypedExpr {
  const place = context.expr(expr.target, context);
  if (place.kind === 'unsupported') return place;
  if (isOpaqueField(place, context)) return toOpaque(place, context.expr(expr.value, context, place.type), expr);
  const target = asTarget(place, context);
  if (target === undefined)
    return unsupportedExpr('an assignment to something that is neither a variable, a field nor an array element', expr.span, expr);
  if (expr.op === undefined) {
    const value = convertTo(context.expr(expr.value, context, place.type), place.type, context);
    if (value.kind === 'unsupported') return value;
    if (isUncheckedTarget(target, context)) return unsupportedExpr(UNCHECKED_USE, expr.span, expr);
    noteArrayConversion(value.type, target.type, context);
    return { kind: 'assign', target, value, type: place.type, span: expr.span, source: expr };
  }
  if (expr.op === '&&' || expr.op === '||') return unsupportedExpr(`the operator \`${expr.op}=\``, expr.span, expr);
  return compound(target, place.type, expr.op, context.expr(expr.value, context), false, expr, context);
}

export function elaborateUpdate(expr: Of<'update'>, context: BodyContext): TypedExpr {
  const place = context.expr(expr.target, context);
  if (place.kind === 'unsupported') return place;
  if (isOpaqueField(place, context)) return toOpaque(place, undefined, expr);
  const target = asTarget(place, context);
  if (target === undefined) return unsupportedExpr(`\`${expr.op}\` on something that is not a variable`, expr.span, expr);
  const one = constantExpr({ kind: 'int', value: 1n }, INT, expr.span);
  return compound(target, place.type, expr.op === '++' ? '+' : '-', one, !expr.isPrefix, expr, context);
}

function compound(
  target: Target,
  seenAs: JavaType,
  op: BinaryOp,
  given: TypedExpr,
  isPostfix: boolean,
  source: Expr,
  context: BodyContext,
): TypedExpr {
  if (given.kind === 'unsupported') return given;
  const operand = isOfUnknownType(given) && !isString(seenAs) && seenAs.kind !== 'unknown' ? convertTo(given, seenAs, context) : given;
  const done = (combine: Combine, value: TypedExpr): TypedExpr =>
    value.kind === 'unsupported' ? value : { kind: 'compound', target, combine, value, isPostfix, type: seenAs, span: source.span, source };
  if (op === '+' && isString(seenAs)) return done({ kind: 'concatenation' }, operand);
  const old = unboxedType(seenAs);
  const arithmetic = op as ArithmeticOp;
  const at = isComparison(op) || op === '&&' || op === '||' ? undefined : arithmeticType(arithmetic, seenAs, operand.type);
  if (old?.kind !== 'primitive' || at === undefined)
    return unsupportedExpr(
      `\`${op}=\` on values of types \`${displayType(seenAs)}\` and \`${displayType(operand.type)}\``,
      source.span,
      source,
    );
  const isShift = op === '<<' || op === '>>' || op === '>>>';
  const operandType = isShift ? primitive(promoted(unboxedType(operand.type)!, INT)) : primitive(at);
  return done(
    { kind: 'arithmetic', op: arithmetic, at, from: old.name, boxed: seenAs.kind !== 'primitive' },
    convertTo(unboxExpr(operand), operandType, context),
  );
}

export function elaborateInstanceof(expr: Of<'instanceof'>, context: BodyContext): TypedExpr {
  const operand = context.expr(expr.operand, context);
  if (operand.kind === 'unsupported') return operand;
  const tested = resolveType(expr.type, context.typeContext);
  if (tested.kind === 'unknown' && followsOpaque(context) && expr.binding === undefined)
    return opaqueValue([operand], BOOLEAN, expr.span, expr);
  if (tested.kind === 'unknown')
    return unsupportedExpr(`a test for \`${tested.name}\`, which has neither source nor a trusted specification here`, expr.span, expr);
  if (!isReference(operand.type) || !isReference(tested)) return unsupportedExpr('`instanceof` on a primitive value', expr.span, expr);
  noteArrayConversion(operand.type, tested, context);
  const binding: LocalVariable | undefined =
    expr.binding === undefined
      ? undefined
      : { name: expr.binding.name, type: tested, isParameter: false, isNonNull: true, span: expr.binding.span };
  return { kind: 'instanceof', operand, tested, binding, type: BOOLEAN, span: expr.span, source: expr };
}

export function elaborateMatches(expr: Of<'matches'>, context: BodyContext): TypedExpr {
  const operand = context.expr(expr.operand, context);
  if (operand.kind === 'unsupported') return operand;
  const pattern = elaboratePattern(expr.pattern, operand.type, expr.operand, context);
  if ('reason' in pattern) return unsupportedExpr(pattern.reason, expr.pattern.span, expr);
  return { kind: 'matches', operand, pattern, type: BOOLEAN, span: expr.span, source: expr };
}
