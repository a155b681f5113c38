/**
 * The disciplines of fields that nobody has written: what was found of who shares them (`sharing`), in the form of what people write. A
 * lock that no `@GuardedBy` could name is left out; then the field is named under what a result rests on, like every other plain field.
 * Neighbours: `fields.ts` adds them to those that are stated; `sequential/guarantee.ts` says in other words what fails of them.
 * `expressions.ts` reports what is wrong at an expression.
 */
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { sharingOf, type Found } from '../sharing/sharing';
import type { Discipline, Variable } from '../plato/ir';
import { INT } from '../plato/ir';
import type { Builder } from './builder';
import { guardDisciplines } from './guarded-by';
import { FALSE } from './terms';
import { promisingClasses } from './thread-safe';

export function foundDisciplines(field: FieldSymbol, resolved: Resolved): readonly Discipline[] {
  const found = field.owner.isLibrary ? undefined : sharingOf(resolved).fields.get(field);
  if (found === undefined) return [];
  // What promises `@ThreadSafe` is held to that: whatever no lock protects races wherever it is used (`thread-safe.ts`).
  if (promisingClasses(resolved).has(field.owner) && found.kind !== 'constant' && !(found.kind === 'guard' && found.isHeldEverywhere))
    return [];
  const places = placesOf(field, found);
  const nobody = (keyword: Discipline['keyword']): Pick<Discipline, 'keyword' | 'indices' | 'clause'> => ({
    keyword,
    indices: [],
    clause: { expr: FALSE, text: 'false', span: field.nameSpan },
  });
  if (found.kind === 'none')
    return places.map((indices) => ({
      ...nobody('unwritable_by_env_if'),
      indices,
      found: {
        kind: 'none',
        places: found.places,
        ...(found.forReading !== undefined && { forReading: found.forReading }),
        ...(found.alike && { alike: found.alike.map(({ name, nameSpan }) => ({ name, span: nameSpan })) }),
      },
    }));
  if (found.kind === 'constant') return [{ ...nobody('writable_if'), found: { kind: 'constant' } }];
  const made = guardDisciplines({ name: 'GuardedBy', values: [found.text], elements: [], span: field.nameSpan }, field, resolved);
  if (made.diagnostics.length > 0) return [];
  return places.flatMap((indices) =>
    made.disciplines.map(
      (one): Discipline => ({ ...one, indices, found: { kind: 'guard', lock: found.text, isHeldByWrites: found.isHeldByWrites } }),
    ),
  );
}

/** What was found is said of the field, of the elements of its array, or of both. */
function placesOf(field: FieldSymbol, found: Found): readonly (readonly Variable[])[] {
  if (field.type.kind !== 'array' || !found.ofContents) return [[]];
  const elements: readonly Variable[] = [{ name: '$element1', type: INT }];
  return field.isFinal || field.isVolatile ? [elements] : [[], elements];
}

/** Reports what is wrong at the expression, whatever its value is. */
export function reportSharing(expr: TypedExpr, builder: Builder): void {
  const finding = sharingOf(builder.resolved).findings.get(expr);
  if (finding === undefined) return;
  builder.op({
    role: 'assert',
    span: expr.span,
    description: 'uses what threads share',
    asserts: [builder.assertion('race', FALSE, finding.message, finding.at ?? expr.span, finding.related)],
  });
}

/**
 * Whether the field is read when its other threads have come to their end, as far as the text shows; the result then says that it rests on
 * that.
 */
export function isReadAlone(expr: TypedExpr, builder: Builder): boolean {
  if ((expr.kind !== 'field' && expr.kind !== 'static') || !sharingOf(builder.resolved).alone.has(expr)) return false;
  builder.rest(
    `takes \`${expr.field.name}\` as used by no other thread any more after the place where this body waits for all that it has started or handed over`,
  );
  return true;
}
