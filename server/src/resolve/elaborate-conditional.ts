/**
 * Elaborates `c ? a : b` (Java Language Specification 15.25).
 * Neighbours: `poly.ts` says whether the place decides about the type, `conditional-type.ts` which type it has otherwise.
 */
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { bindingsOf, firstUnsupported, unsupportedExpr, withBindings } from './body-context';
import { conditionalType } from './conditional-type';
import { asCondition, convertTo } from './conversions';
import { followsOpaque, opaqueValue } from './opaque';
import { isNumeric } from './poly';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { isReference, unknownType } from './types';

export function elaborateConditional(
  expr: Expr & { readonly kind: 'conditional' },
  context: BodyContext,
  expected: JavaType | undefined,
): TypedExpr {
  const cond = asCondition(context.expr(expr.cond, context));
  const wanted = expected === undefined || (isBranching(expr) && isNumeric(expr, context)) ? undefined : expected;
  const then = withBindings(context, bindingsOf(cond, true), () => context.expr(expr.then, context, wanted));
  const otherwise = withBindings(context, bindingsOf(cond, false), () => context.expr(expr.else, context, wanted));
  const failed = firstUnsupported(cond, then, otherwise);
  if (failed !== undefined) return failed;
  const common = conditionalType(then, otherwise, context);
  if ('reason' in common) {
    if (!followsOpaque(context)) return unsupportedExpr(common.reason, expr.span, expr);
    // A value of a type that is not known here may be any number; so may the other, once it is converted.
    const type = expected ?? unknownType('a conditional');
    const open = (one: TypedExpr): TypedExpr => opaqueValue([one], type, one.span, one.source);
    return { kind: 'conditional', cond, then: open(then), else: open(otherwise), type, span: expr.span, source: expr };
  }
  // Where both are references the place decides, which spares us the bounds of intersections.
  const type =
    wanted !== undefined && isReference(wanted) && isReference(common) && common.kind !== 'null' && wanted.kind !== 'unknown'
      ? wanted
      : common;
  const a = convertTo(then, type, context);
  const b = convertTo(otherwise, type, context);
  const again = firstUnsupported(a, b);
  if (again !== undefined) return again;
  const isConstant = a.kind === 'constant' && a.constant.kind !== 'null' && b.kind === 'constant' && b.constant.kind !== 'null';
  if (isConstant && cond.kind === 'constant' && cond.constant.kind === 'bool') return cond.constant.value ? a : b;
  return { kind: 'conditional', cond, then: a, else: b, type, span: expr.span, source: expr };
}

/** Whether what is wanted could make a difference to an operand. */
function isBranching({ then, else: otherwise }: Expr & { readonly kind: 'conditional' }): boolean {
  return [then, otherwise].some((one) => one.kind === 'conditional' || one.kind === 'switchExpr');
}
