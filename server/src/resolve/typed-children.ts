/**
 * The expressions within an expression of a typed tree, in the order of their evaluation, and the one behind casts. Bodies of lambdas and
 * of anonymous classes are methods of their own and not among them.
 * Neighbours: the tree is `typed.ts`; `typed-statements.ts` goes through whole bodies; every analysis that looks for certain expressions.
 */
import type { Stripped, TypedExpr } from './typed';

export function childrenOf(expr: TypedExpr): readonly TypedExpr[] {
  switch (expr.kind) {
    case 'field':
      return [expr.object];
    case 'static':
      return expr.object === undefined ? [] : [expr.object];
    case 'element':
      return [expr.array, expr.index];
    case 'length':
    case 'copyArray':
      return [expr.array];
    case 'call':
      return [...(expr.dispatch.kind === 'static' ? [] : [expr.dispatch.receiver]), ...expr.args];
    case 'new':
      return [...expr.args, ...(expr.captured ?? [])];
    case 'opaque':
      return expr.parts;
    case 'newArray':
      return expr.dims;
    case 'arrayInit':
      return expr.elements;
    case 'unary':
    case 'instanceof':
    case 'matches':
    case 'cast':
    case 'retype':
    case 'convert':
    case 'box':
    case 'unbox':
      return [expr.operand];
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
    case 'concatenation':
      return [expr.left, expr.right];
    case 'assign':
    case 'compound':
      return [expr.target, expr.value];
    case 'conditional':
      return [expr.cond, expr.then, expr.else];
    case 'switch':
      return [expr.switch.subject];
    case 'after':
      return [expr.first, expr.value];
    case 'monitor':
      return [expr.object, ...expr.args];
    case 'startThread':
      return [expr.thread];
    case 'local':
    case 'constant':
    case 'classObject':
    case 'this':
    case 'currentThread':
    case 'unsupported':
      return [];
  }
}

/** Without casts, and without what is evaluated before it and thrown away: it is the same object, or the same `null`. */
export function stripped(expr: TypedExpr): Stripped {
  if (expr.kind === 'after') return stripped(expr.value);
  return expr.kind === 'retype' || expr.kind === 'cast' ? stripped(expr.operand) : expr;
}
