/**
 * The parts of a clause as values to look at where it fails: of `a && b` which of the two is false, and of `x == y` what both sides are. A
 * trace then names what fails rather than the whole clause. Only for people: nothing is proved with these values.
 * Neighbours: `lower/clauses/clause-parts.ts` gives the parts their texts; whoever asserts a clause watches its parts; `explain/explain.ts`
 * says which fails.
 */
import type { ClausePart, Expr } from '../../plato/ir';
import { someExpr } from '../../plato/substitute';
import type { Watch } from './ir';
import type { Term } from './terms';

/**
 * The values of the parts, each translated as the clause is; none where the texts do not fit the formula. Quantified parts have no value.
 */
export function watchParts(
  { expr, parts }: { readonly expr: Expr; readonly parts?: readonly ClausePart[] },
  translated: (part: Expr) => Term,
): readonly Watch[] {
  const found = conjunctsOf(expr);
  if (parts === undefined || parts.length !== found.length) return [];
  const isPlain = (part: Expr): boolean => !someExpr(part, (one) => one.kind === 'quantifier');
  return found.flatMap((part, index): Watch[] => {
    const { text, sides } = parts[index]!;
    if (!isPlain(part)) return [];
    const own: Watch = { label: text, before: undefined, after: translated(part), part: { index, of: parts.length } };
    const compared = consequent(part);
    if (sides === undefined || compared.kind !== 'binary') return [own];
    const side = (label: string, value: Expr): Watch[] =>
      hasValue(value) ? [{ label, before: undefined, after: translated(value), part: { index, of: parts.length, isSide: true } }] : [];
    return [own, ...side(sides[0], compared.left), ...side(sides[1], compared.right)];
  });
}

/** `a && b` as two, and `p ==> a && b` as `p ==> a` and `p ==> b`; in the order in which they are written. */
function conjunctsOf(expr: Expr): readonly Expr[] {
  if (expr.kind !== 'binary') return [expr];
  if (expr.op === '&&') return [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)];
  if (expr.op === '==>') return conjunctsOf(expr.right).map((right) => ({ ...expr, right }));
  return [expr];
}

function consequent(expr: Expr): Expr {
  return expr.kind === 'binary' && expr.op === '==>' ? consequent(expr.right) : expr;
}

/** Literals say themselves what they are, and maps are no values for people. */
function hasValue(expr: Expr): boolean {
  return !['int', 'bool', 'null', 'string', 'classObject', 'mapSet'].includes(expr.kind) && !('type' in expr && expr.type.kind === 'map');
}
