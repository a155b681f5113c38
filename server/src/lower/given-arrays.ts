/**
 * Arrays that functions of the workspace give to whoever runs them: the library may put them anywhere, so code without source may have
 * them.
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `statements.ts` asks at a `return`; `kept-arrays.ts` knows which calls keep what they are given.
 */
import { isNamed } from '../analyses/annotations';
import type { Expr } from '../plato/ir';
import { followsOpaque } from '../resolve/opaque';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import { stripped } from '../sharing/places';
import { sharingOf } from '../sharing/sharing';
import type { Builder } from './builder';
import { emitOpaque } from './opaque';
import { PLAIN } from './opaque-kinds';

/** A function gives an array to whoever runs it: the library may put it anywhere. */
export function giveArray(expr: TypedExpr, value: Expr, builder: Builder): void {
  if (builder.owner.place !== 'lambda' || stripped(expr).type.kind !== 'array' || !followsOpaque(builder)) return;
  if (guardedArrays(builder.resolved).length > 0)
    emitOpaque([value], undefined, 'the caller of this function', expr.span, builder, { ...PLAIN, keepsArrays: true });
}

const GUARDED = new WeakMap<Resolved, readonly JavaType[]>();

/** The types of the fields of the workspace whose arrays have protected elements. */
export function guardedArrays(resolved: Resolved): readonly JavaType[] {
  let known = GUARDED.get(resolved);
  if (known === undefined) {
    const isGuarded = (field: FieldSymbol): boolean =>
      field.type.kind === 'array' &&
      (field.specs.some((clause) => clause.kind === 'discipline') ||
        field.annotations.some(isNamed('GuardedBy')) ||
        sharingOf(resolved).fields.has(field));
    known = resolved.table.classes.flatMap((one) => (one.isLibrary ? [] : one.fields.filter(isGuarded).map((field) => field.type)));
    GUARDED.set(resolved, known);
  }
  return known;
}
