/**
 * The texts of what a clause says in conjunction, in the order of its formula: `a && b` has two, and so has `p ==> a && b`. A comparison
 * has the texts of its sides as well.
 * Neighbours: `formula.ts` puts them into clauses; `sequential/logic/parts.ts` looks at the values.
 */
import type { ClausePart } from '../../plato/ir';
import { printSpecExpr } from '../../syntax/print-spec';
import type { SpecExpr } from '../../syntax/spec-ast';

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** Undefined where the whole clause is all there is to say. */
export function clauseParts(expr: SpecExpr): readonly ClausePart[] | undefined {
  const parts = conjunctsOf(expr).map(partOf);
  return parts.length > 1 || parts[0]?.sides !== undefined ? parts : undefined;
}

function conjunctsOf(expr: SpecExpr): readonly SpecExpr[] {
  if (expr.kind !== 'binary') return [expr];
  if (expr.op === '&&') return [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)];
  return expr.op === '==>' ? conjunctsOf(expr.right) : [expr];
}

function partOf(expr: SpecExpr): ClausePart {
  const text = printSpecExpr(expr);
  if (expr.kind !== 'binary' || !COMPARISONS.has(expr.op)) return { text };
  return { text, sides: [printSpecExpr(expr.left), printSpecExpr(expr.right)] };
}
