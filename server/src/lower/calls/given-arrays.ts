/**
 * Arrays that functions of the workspace give to whoever runs them: the library may put them anywhere, so code without source may have
 * them.
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `bodies/statements.ts` asks at a `return`; `facts/kept-arrays.ts` knows which calls keep what they are given.
 */
import { stripped } from '../../resolve/typed-children';
import type { Expr } from '../../plato/ir';
import { followsOpaque } from '../../resolve/opaque';
import type { TypedExpr } from '../../resolve/typed';
import type { Builder } from '../steps/builder';
import { guardedArrays } from '../facts/guarded-arrays';
import { emitOpaque } from './opaque';
import { PLAIN } from './opaque-kinds';

/** A function gives an array to whoever runs it: the library may put it anywhere. */
export function giveArray(expr: TypedExpr, value: Expr, builder: Builder): void {
  if (builder.owner.place !== 'lambda' || stripped(expr).type.kind !== 'array' || !followsOpaque(builder)) return;
  if (guardedArrays(builder.resolved).length > 0)
    emitOpaque([value], undefined, 'the caller of this function', expr.span, builder, { ...PLAIN, keepsArrays: true });
}
