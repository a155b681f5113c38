/**
 * The arrays of the workspace whose elements a lock protects, by an annotation, a clause or as found.
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `given-arrays.ts`, `arrays-as-objects.ts`.
 */
import { isNamed } from '../analyses/annotations';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import type { JavaType } from '../resolve/types';
import { sharingOf } from '../sharing/sharing';

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
