/**
 * What Java takes for a constant expression (Java Language Specification 15.29). Elaboration folds those whose value it knows into
 * `constant` nodes; of the others, with floats in them, it still matters that they are constant: the type of a conditional depends on it.
 * Soundness: docs/soundness/java.md#constant-expressions-and-hiding.
 * Neighbours: `constants.ts` computes values; `conditional-type.ts` and the constant variables of `resolve.ts` ask here.
 */
import type { BodyContext } from './body-context';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { isFloating, isString } from './types';

/** The types that constants have. */
export function mayBeConstantType(type: JavaType): boolean {
  return type.kind === 'primitive' || isString(type);
}

export function isConstantExpr(expr: TypedExpr, context: BodyContext): boolean {
  const all = (...parts: readonly TypedExpr[]): boolean => parts.every((part) => isConstantExpr(part, context));
  switch (expr.kind) {
    case 'constant':
      return expr.constant.kind !== 'null';
    case 'local':
      return expr.variable.isConstant === true;
    // A simple name or `TypeName.name`; anything else before the dot makes it none. What is captured may be a constant whose value is not
    // known: no harm is done by taking it for one.
    case 'field':
      return (
        expr.source?.kind === 'name' &&
        (context.isConstantVariable(expr.field) || (expr.field.captured === 'variable' && isFloating(expr.type)))
      );
    case 'static':
      return expr.object === undefined && expr.source?.kind !== 'superField' && context.isConstantVariable(expr.field);
    case 'unary':
    case 'convert':
      return all(expr.operand);
    case 'comparison':
      return expr.at !== 'content' && expr.at !== 'class' && all(expr.left, expr.right);
    case 'arithmetic':
    case 'and':
    case 'or':
    case 'concatenation':
      return all(expr.left, expr.right);
    case 'conditional':
      return mayBeConstantType(expr.type) && all(expr.cond, expr.then, expr.else);
    default:
      return false;
  }
}
