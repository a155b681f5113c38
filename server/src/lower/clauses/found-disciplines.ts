/**
 * The disciplines of fields that nobody has written: what was found of who shares them (`sharing`), in the form of what people write. A
 * lock that no `@GuardedBy` could name is left out; then the field is named under what a result rests on, like every other plain field.
 * Neighbours: `fields.ts` adds them to those that are stated; `sequential/environment/guarantee.ts` says in other words what
 * fails of them; `steps/found-races.ts` has what was found of expressions.
 */
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';
import { sharingOf, type Found } from '../../sharing/sharing';
import type { Discipline, Variable } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { guardDisciplines } from './guarded-by';
import { FALSE } from '../values/terms';
import { promisingClasses } from '../facts/promising-classes';

export function foundDisciplines(field: FieldSymbol, resolved: Resolved): readonly Discipline[] {
  const found = field.owner.isLibrary ? undefined : sharingOf(resolved).fields.get(field);
  if (found === undefined) return [];
  // What promises `@ThreadSafe` is held to that: whatever no lock protects races wherever it is used (`program/thread-safe.ts`).
  if (promisingClasses(resolved).has(field.owner) && found.kind !== 'constant' && !(found.kind === 'guard' && found.isHeldEverywhere))
    return [];
  const nobody = (keyword: Discipline['keyword']): Pick<Discipline, 'keyword' | 'indices' | 'clause'> => ({
    keyword,
    indices: [],
    clause: { expr: FALSE, text: 'false', span: field.nameSpan },
  });
  const constant = (because: 'lock' | 'array'): Discipline => ({ ...nobody('writable_if'), found: { kind: 'constant', because } });
  if (found.kind === 'constant') return [constant('lock')];
  const places = placesOf(field, found);
  const ofField = found.isSetOnce && !field.isFinal ? [constant('array')] : [];
  if (found.kind === 'none')
    return [
      ...ofField,
      ...places.map(
        (indices): Discipline => ({
          ...nobody('unwritable_by_env_if'),
          indices,
          found: {
            kind: 'none',
            places: found.places,
            ...(found.forReading !== undefined && { forReading: found.forReading }),
            ...(found.wayOut !== undefined && { wayOut: found.wayOut }),
            ...(found.alike && { alike: found.alike.map(({ name, nameSpan }) => ({ name, span: nameSpan })) }),
          },
        }),
      ),
    ];
  const made = guardDisciplines({ name: 'GuardedBy', values: [found.text], elements: [], span: field.nameSpan }, field, resolved);
  if (made.diagnostics.length > 0) return [];
  const ofGuard = places.flatMap((indices) =>
    made.disciplines.map(
      (one): Discipline => ({
        ...one,
        indices,
        found: {
          kind: 'guard',
          lock: found.text,
          isHeldByWrites: found.isHeldByWrites,
          ...(found.forReadingAt.length > 0 && { forReadingAt: found.forReadingAt }),
        },
      }),
    ),
  );
  return [...ofField, ...ofGuard];
}

/** What was found is said of the field, of the elements of its array, or of both. */
function placesOf(field: FieldSymbol, found: Exclude<Found, { readonly kind: 'constant' }>): readonly (readonly Variable[])[] {
  if (field.type.kind !== 'array' || !found.ofContents) return [[]];
  const elements: readonly Variable[] = [{ name: '$element1', type: INT }];
  return field.isFinal || field.isVolatile || found.isSetOnce ? [elements] : [[], elements];
}
