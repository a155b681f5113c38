/**
 * What a quantifier over objects ranges over in a formula about a step of others: where the value of the object before the step is
 * read, over those that threads shared before it, as `this` does. (What is made in the step has no value before; two such steps in a
 * row are one step then, though an object appears in between.)
 * Soundness: docs/soundness/visibility.md#ranges-of-quantifiers.
 * Neighbours: `sequential/logic/translate.ts` and `oracle/evaluate.ts` ask.
 */
import type { Expr } from './ir';
import { children, freeVars, someExpr } from './substitute';

/** Whether the formula reads a field or an element of the variable, or a ghost map at it, in the store before. */
export function isReadBefore(body: Expr, name: string): boolean {
  const speaksOf = (expr: Expr): boolean => freeVars(expr).has(name);
  const isBefore = (expr: Expr): boolean =>
    someExpr(expr, (part) => (part.kind === 'field' || part.kind === 'static' || part.kind === 'elem') && part.when === 'pre');
  switch (body.kind) {
    case 'field':
      if (body.when === 'pre' && speaksOf(body.object)) return true;
      break;
    case 'elem':
      if (body.when === 'pre' && speaksOf(body.array)) return true;
      break;
    case 'mapGet':
      if (isBefore(body.map) && speaksOf(body.key)) return true;
      break;
    default:
  }
  return children(body).some((part) => isReadBefore(part, name));
}
