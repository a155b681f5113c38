/**
 * Poly expressions (Java Language Specification 15.2): switch expressions, and conditionals whose values are not all numbers, have the type
 * that their place wants, which each of their values is converted to by itself. `id(b ? 1 : "s")` and `Object o = switch (n) { case 1 -> 1;
 * default -> 2.0; }` box an Integer; a conditional of numbers alone, and any of them where nothing is wanted, has a type of its own to
 * which all its values are promoted first.
 * Neighbours: `elaborate-conditional.ts` and `elaborate-switch.ts` elaborate them; `arguments.ts` passes them, where the place is a
 * parameter of a method that is still to be chosen.
 */
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { bindingsOf, withBindings } from './body-context';
import { isOfGenericMethod } from './conditional-type';
import { asCondition } from './conversions';
import { resolveType } from './type-names';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { unboxed } from './types';

type Conditional = Expr & { readonly kind: 'conditional' };

/** Whether a switch expression may give the value, so that what is wanted of it matters. */
export function hangsOnPlace(expr: Expr): boolean {
  return expr.kind === 'switchExpr' || (expr.kind === 'conditional' && (hangsOnPlace(expr.then) || hangsOnPlace(expr.else)));
}

/** The values by themselves that such an expression may give, of which each is converted to what the place wants. */
export function valuesOf(expr: Expr, context: BodyContext): readonly TypedExpr[] {
  if (expr.kind === 'switchExpr') return context.switchValues(expr, context);
  if (expr.kind !== 'conditional' || isNumeric(expr, context)) return [context.expr(expr, context)];
  return [
    ...inBranch(expr, true, context, () => valuesOf(expr.then, context)),
    ...inBranch(expr, false, context, () => valuesOf(expr.else, context)),
  ];
}

/** The types of all that an expression may give; `typed` is the expression by itself. */
export function typesOf(expr: Expr, typed: TypedExpr, context: BodyContext): readonly JavaType[] {
  return (hangsOnPlace(expr) ? valuesOf(expr, context) : [typed]).map((one) => one.type);
}

/**
 * Whether all values of a conditional are numbers or truth values (15.25), so that it is no poly expression. `null` counts as one; a call
 * of a generic method does not, whatever it returns.
 */
export function isNumeric(expr: Conditional, context: BodyContext): boolean {
  return (
    inBranch(expr, true, context, () => isNumericOperand(expr.then, context)) &&
    inBranch(expr, false, context, () => isNumericOperand(expr.else, context))
  );
}

function isNumericOperand(expr: Expr, context: BodyContext): boolean {
  switch (expr.kind) {
    case 'conditional':
      return isNumeric(expr, context);
    case 'nullLit':
      return true;
    case 'lambda':
    case 'methodRef':
      return false;
    // An anonymous class is not elaborated for this.
    case 'new':
      return unboxed(resolveType(expr.type, context.typeContext)) !== undefined;
    default: {
      const typed = context.expr(expr, context);
      return !isOfGenericMethod(typed) && (typed.type.kind === 'primitive' || unboxed(typed.type) !== undefined);
    }
  }
}

/** With the variables that a pattern in the condition binds where it is true, or where it is false. */
function inBranch<T>(expr: Conditional, outcome: boolean, context: BodyContext, work: () => T): T {
  return withBindings(context, bindingsOf(asCondition(context.expr(expr.cond, context)), outcome), work);
}
