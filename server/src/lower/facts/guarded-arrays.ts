/**
 * The arrays of the workspace whose elements a lock protects, by an annotation, a clause or as found.
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `calls/given-arrays.ts`, `arrays-as-objects.ts`.
 */
import { onceFor } from '../../base/once-for';
import { isNamed } from '../../analyses/annotations';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';
import type { JavaType } from '../../resolve/types';
import { sharingOf } from '../../sharing/sharing';

/** The types of the fields of the workspace whose arrays have protected elements. */
export const guardedArrays = onceFor((resolved: Resolved): readonly JavaType[] => {
  const isGuarded = (field: FieldSymbol): boolean =>
    field.type.kind === 'array' &&
    (field.specs.some((clause) => clause.kind === 'discipline') ||
      field.annotations.some(isNamed('GuardedBy')) ||
      sharingOf(resolved).fields.has(field));
  return resolved.table.classes.flatMap((one) => (one.isLibrary ? [] : one.fields.filter(isGuarded).map((field) => field.type)));
});
