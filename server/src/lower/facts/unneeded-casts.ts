/**
 * Casts of arrays that a call of a generic method could want, and that Java does not make: the value is an array of the erased type, and
 * Java's compiler tests it only where a place needs more than that (a local of the more special type, a member of it). Nothing is tested
 * where the value is thrown away, compared, made a text of, or goes where an array of the erased type may go.
 * Soundness: docs/soundness/java.md#casts-of-generic-arrays.
 * Neighbours: `bodies/expressions.ts` asks; `resolve/conversions.ts` writes these casts as retypes that are trusted.
 */
import type { Resolved } from '../../resolve/resolve';
import type { TypedExpr } from '../../resolve/typed';
import { erasure, type JavaType } from '../../resolve/types';

/** The value before such a cast, where nobody needs the type; else the expression itself. */
export function untested(expr: TypedExpr): TypedExpr {
  return expr.kind === 'retype' && expr.isTrusted && erasure(expr.type).kind === 'array' ? untested(expr.operand) : expr;
}

/**
 * The same, where what declares the place takes the erased type: a widening, or a field of a type variable. (An argument is cast to what
 * its parameter is as the call has it.)
 */
export function untestedFor(expr: TypedExpr, declared: JavaType | undefined, { table }: Resolved): TypedExpr {
  const inner = untested(expr);
  return inner !== expr && declared !== undefined && table.isSubtype(erasure(inner.type), erasure(declared)) ? inner : expr;
}
