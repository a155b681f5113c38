/**
 * That exclusive access lasts: where a discipline grants it to a thread, it still keeps all others out after any steps of theirs.
 *
 * Reduction needs that of left movers. After the step that commits, others may make steps b1, ..., bn before the left mover; it commutes
 * with all of them only if none can touch what it touches, and whether bn can is decided by the store before bn, not by the one in which
 * this thread was last seen to have exclusive access. Frames do not show that: they speak of values, and there are none for reads. (After a
 * right mover each step of others is looked at alone, since the sequence then begins after it, so there the store just after it would do;
 * the same form is used, to have one.)
 *
 * What keeps others out afterwards may be another clause of the same field: each of them is owed at every access.
 * Soundness: docs/soundness/reduction.md#exclusive-access-lasts.
 * Neighbours: `grants.ts` for the forms, `environment-check.ts` makes the question of it, `verify/grants.ts` asks, `movers.ts` relies on
 * it.
 */
import { actionPredicates, heldPredicates } from '../../effects/action-predicates';
import { storesOfExpr } from '../../plato/footprint';
import type { Discipline, Expr, FieldDecl, Program } from '../../plato/ir';
import { TID } from '../logic/threads';
import { witnessObject } from './context';
import { indicesOf, inOneStore, isShared, nobodyElse, valueAt, type Conjunct, type StepView } from './environment';
import type { AccessKind } from '../../diagnostics/disciplines';
import { direction, governs, grantOf, hasExclusiveAccess, keepsOut, type Grant, type Grants } from './grants';
import { elementPath } from '../logic/elements';
import { isInstance } from '../logic/operators';
import { TRUE, and, arbitrary, equal, implies, or, type Symbol, type Term } from '../logic/terms';
import { sortOfType, type Stores } from '../logic/stores';

/** One discipline, for one kind of access, in one form. */
export interface Claim {
  readonly id: string;
  readonly field: FieldDecl;
  readonly discipline: Discipline;
  readonly access: AccessKind;
  readonly grant: Grant;
  /** All disciplines of the same places that are asserted at such an access, itself among them. */
  readonly alternatives: readonly Discipline[];
  /** What must last as well, of the same object and any thread. Absent: nothing. */
  readonly premises?: readonly Expr[];
}

/** A discipline of all elements of the array of a field, or of the elements of its rows: what movers know of elements. */
export function isOfArray(field: FieldDecl, { indices }: Discipline): boolean {
  return field.type.kind !== 'map' && (indices.length === 1 || indices.length === 2);
}

/** A discipline of the entries of a ghost map, or of entries of its entries. */
export function isOfEntries(field: FieldDecl, discipline: Discipline): boolean {
  return field.type.kind === 'map' && discipline.indices.length > 0;
}

/**
 * What the disciplines of a program could grant. A discipline that is asserted at every access, which those of writes are only if their
 * frame was kept: a frame that was kept in its lasting form grants no more than that.
 */
export function claimsOf(program: Program, conjuncts: readonly Conjunct[]): readonly Claim[] {
  const frames = new Map(conjuncts.filter((one) => one.kind === 'frame').map((one) => [one.discipline!, one]));
  const isAsserted = (discipline: Discipline): boolean => !governs(discipline, 'write') || frames.has(discipline);
  return [
    ...program.fields.flatMap((field) =>
      field.disciplines.flatMap((discipline, index) => {
        if (!isAsserted(discipline) || (discipline.indices.length > 0 && !isOfArray(field, discipline) && !isOfEntries(field, discipline)))
          return [];
        const forms =
          direction(discipline) === 'exclusive'
            ? [grantOf(discipline, false)]
            : [...(frames.get(discipline)?.isLasting === true ? [] : [grantOf(discipline, false)]), grantOf(discipline, true)];
        return (['write', 'read'] as const)
          .filter((access) => governs(discipline, access))
          .flatMap((access) =>
            forms.map(
              (grant): Claim => ({
                id: `grant ${field.id} ${index} ${access} ${grant}`,
                field,
                discipline,
                access,
                grant,
                alternatives: field.disciplines.filter(
                  (one) => governs(one, access) && isAsserted(one) && one.indices.length === discipline.indices.length,
                ),
              }),
            ),
          );
      }),
    ),
    ...claimsOfActions(program),
  ];
}

/**
 * What the access predicates of actions could grant (`effects/action-predicates.ts`): only calls meet them, so nothing else keeps anybody
 * out.
 */
function claimsOfActions(program: Program): readonly Claim[] {
  const fields = new Map(program.fields.map((field) => [field.id, field]));
  const predicates = [
    ...[...actionPredicates(program)].map(([store, one]) => ({ ...one, field: fields.get(store)!, name: `${store} actions` })),
    ...heldPredicates(program).map((one) => ({ ...one, name: `${one.field.id} value actions` })),
  ];
  return predicates.flatMap(({ field, name, discipline, premises }) =>
    (['write', 'read'] as const).flatMap((access) =>
      [false, true].map((isLasting): Claim => {
        const grant = grantOf(discipline, isLasting);
        return {
          id: `grant ${name} ${access} ${grant}`,
          field,
          discipline,
          access,
          grant,
          alternatives: [discipline],
          premises,
        };
      }),
    ),
  );
}

/** The stores of which a claim speaks. */
export function storesOfClaim({ field, discipline, alternatives }: Claim): ReadonlySet<string> {
  return new Set([
    ...(isOfArray(field, discipline) ? elementPath(field, discipline).through : []),
    ...alternatives.flatMap((one) => [...storesOfExpr(one.clause.expr)]),
  ]);
}

/**
 * The claim as a goal: exclusive access before the step, at an arbitrary object and index, keeps an arbitrary other thread out after it.
 */
export function lasts({ field, discipline, grant, alternatives, premises }: Claim, view: StepView, stores: Stores): Term {
  const object = field.isStatic ? undefined : witnessObject(field.owner);
  const places = discipline.indices.map(
    (index): Symbol =>
      arbitrary(`any ${index.name} of ${field.id}`, sortOfType(index.type), index.type.kind === 'ref' ? index.type.className : undefined),
  );
  const own = indicesOf(discipline, places);
  const isGranted = hasExclusiveAccess(
    grant,
    () => inOneStore(discipline.clause.expr, view.before, object, TID, view.visibleBefore, 'assume', own),
    () => nobodyElse(discipline.clause.expr, object, view, own),
  );
  const after = alternatives.map((one) =>
    keepsOut(one, (thread, purpose) =>
      inOneStore(one.clause.expr, view.after, object, thread, view.visibleAfter, purpose, indicesOf(one, places)),
    ),
  );
  // Elements are found through the field, and those of a row through the array of rows; entries are part of the field.
  const rowIn = (read: (store: string) => Term): Term =>
    elementPath(field, discipline).row(valueAt(stores, field.id, object, read), places, read);
  const leadsThere = isOfArray(field, discipline) ? equal(rowIn(view.after), rowIn(view.before)) : TRUE;
  const isThere = and(isShared(view.visibleBefore, object), object ? isInstance(object, field.owner) : TRUE);
  const stay = (premises ?? []).map((one) =>
    implies(
      inOneStore(one, view.before, object, TID, view.visibleBefore, 'assume'),
      inOneStore(one, view.after, object, TID, view.visibleAfter, 'prove'),
    ),
  );
  return and(implies(isThere, and(...stay)), implies(and(isThere, isGranted), and(leadsThere, or(...after))));
}

/** The claims as what is granted. Of several forms the first, which asks for least. */
export function byDiscipline(claims: readonly Claim[]): Grants {
  const grants = new Map<Discipline, Map<AccessKind, Grant>>();
  for (const { discipline, access, grant } of claims) {
    const known = grants.get(discipline) ?? new Map<AccessKind, Grant>();
    grants.set(discipline, known);
    if (!known.has(access)) known.set(access, grant);
  }
  return grants;
}
