/**
 * Casts of arrays that a call of a generic method could want, and that Java does not make: the value is an array of the erased type, and
 * Java's compiler tests it only where a place needs more than that (a local of the more special type, a member of it). Nothing is tested
 * where the value is thrown away, compared, made a text of, or goes where an array of the erased type may go.
 * Soundness: docs/soundness/java.md#casts-of-generic-arrays.
 * Neighbours: `expressions.ts` asks; `resolve/conversions.ts` writes these casts as retypes that are trusted.
 */
import type { Resolved } from '../resolve/resolve';
import type { TypedExpr } from '../resolve/typed';
import { erasure } from '../resolve/types';

/** The value before such a cast, where nobody needs the type; else the expression itself. */
export function untested(expr: TypedExpr): TypedExpr {
  return expr.kind === 'retype' && expr.isTrusted && erasure(expr.type).kind === 'array' ? untested(expr.operand) : expr;
}

/** The same of the operand of a widening, where the erased type is enough for it. */
export function untestedFor(expr: TypedExpr & { readonly kind: 'retype' }, { table }: Resolved): TypedExpr {
  const inner = untested(expr.operand);
  return inner !== expr.operand && table.isSubtype(erasure(inner.type), erasure(expr.type)) ? inner : expr.operand;
}
