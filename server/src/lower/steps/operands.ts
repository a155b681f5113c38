/**
 * Evaluates operands from left to right. A value that was read from a Java local must not change when a later operand assigns that local
 * (`i + i++`, `a[i] = i = 2`), so it is copied where one does.
 * Neighbours: `bodies/expressions.ts` and all that evaluate several expressions.
 */
import { bindingsOfPattern } from '../../resolve/body-context';
import type { LocalVariable } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import type { Expr } from '../../plato/ir';
import { freeVars } from '../../plato/substitute';
import type { Builder } from './builder';
import { platoType } from '../values/plato-types';

export function evaluateAll(exprs: readonly TypedExpr[], builder: Builder): readonly Expr[] {
  return exprs.map((expr, index) => undisturbed(builder.lowerExpr(expr, builder, true), expr, exprs.slice(index + 1), builder));
}

/** The value of `expr`, in a local of its own if one of the expressions evaluated `later` may change it. */
export function undisturbed(value: Expr, expr: TypedExpr, later: readonly TypedExpr[], builder: Builder): Expr {
  const assigned = new Set<LocalVariable>();
  const isKnown = later.every((one) => collectAssigned(one, assigned));
  if (isKnown && assigned.size === 0) return value;
  const names = new Set([...assigned].map((one) => builder.variableOf(one).name));
  const isDisturbed = !isKnown || [...freeVars(value).keys()].some((name) => names.has(name));
  return isDisturbed ? builder.freeze(value, platoType(expr.type), expr.span) : value;
}

/** Collects the Java locals that evaluating the expression may assign; false where they are not known. */
function collectAssigned(expr: TypedExpr, into: Set<LocalVariable>): boolean {
  const all = (...parts: readonly (TypedExpr | undefined)[]): boolean =>
    parts.every((part) => part === undefined || collectAssigned(part, into));
  switch (expr.kind) {
    case 'constant':
    case 'classObject':
    case 'this':
    case 'currentThread':
    case 'local':
    case 'unsupported':
      return true;
    case 'field':
    case 'static':
      return all(expr.object);
    case 'element':
      return all(expr.array, expr.index);
    case 'length':
    case 'copyArray':
      return all(expr.array);
    case 'unary':
    case 'cast':
    case 'retype':
    case 'convert':
    case 'box':
    case 'unbox':
      return all(expr.operand);
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
    case 'concatenation':
      return all(expr.left, expr.right);
    case 'conditional':
      return all(expr.cond, expr.then, expr.else);
    case 'call':
      return all(expr.dispatch.kind === 'static' ? undefined : expr.dispatch.receiver, ...expr.args);
    case 'new':
      return all(...(expr.captured ?? []), ...expr.args);
    case 'opaque':
      return all(...expr.parts);
    case 'newArray':
      return all(...expr.dims);
    case 'arrayInit':
      return all(...expr.elements);
    case 'assign':
    case 'compound':
      if (expr.target.kind === 'local') into.add(expr.target.variable);
      return all(expr.target, expr.value);
    case 'instanceof':
      if (expr.binding !== undefined) into.add(expr.binding);
      return all(expr.operand);
    case 'matches':
      for (const binding of bindingsOfPattern(expr.pattern)) into.add(binding);
      return all(expr.operand);
    case 'after':
      return all(expr.first, expr.value);
    case 'monitor':
      return all(expr.object, ...expr.args);
    case 'startThread':
      return all(expr.thread);
    case 'switch':
      return false;
  }
}
