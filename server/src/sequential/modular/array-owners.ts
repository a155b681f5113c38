/**
 * What is known of an array because of the field that leads to it (`effects/owned-arrays.ts`, `effects/owned-rows.ts`): whose it is, and
 * that no other field leads there. It is true for all time, so it is a fact about the array and not about the store.
 * Beside it, what a final field is known to lead to: an object of one exact class, an array of one length.
 * Neighbours: `operations.ts` learns it where a field is read or written; `element-access.ts` uses it to tell whose elements are at hand.
 */
import type { FieldDecl, Operation } from '../../plato/ir';
import { ownedArrays } from '../../effects/owned-arrays';
import { ownedRows } from '../../effects/owned-rows';
import { freeVars } from '../../plato/substitute';
import type { CheckContext } from '../environment/context';
import { assume, type Sequential } from '../logic/ir';
import { isExactly, isInstance, skolem } from '../logic/operators';
import { NULL, TRUE, and, apply, equal, implies, isTrue, not, number, select, symbol, type Term } from '../logic/terms';
import { localSymbol } from '../logic/stores';
import { lengthOf, translate, type Scope } from '../logic/translate';

/** True of every array (not null) that the field, of the object where it is no static one, holds at any time. */
export function arrayOfField(context: CheckContext, field: FieldDecl, object: Term | undefined, array: Term): Term {
  const { owned } = ownedArrays(context.program);
  if (!owned.has(field.id)) return inNoKeptField(context, field.id, array);
  return and(equal(home(array), tag(context, field.id)), object ? equal(skolem('owner of array', [array], field.owner), object) : TRUE);
}

/** What is known of every object (not null) that the field ever holds: whose it is, its exact class, its length. */
function knownOfField(context: CheckContext, field: FieldDecl, object: Term | undefined, value: Term): Term {
  const { owned, made } = ownedArrays(context.program);
  const isArray = field.type.kind === 'ref' && field.type.className.endsWith('[]');
  const what = made.get(field.id);
  return and(
    isArray || owned.has(field.id) ? arrayOfField(context, field, object, value) : TRUE,
    what && !isArray ? isExactly(value, what.className) : TRUE,
    what?.length === undefined ? TRUE : equal(lengthOf(value), number(what.length)),
  );
}

/**
 * What final fields hold, of all objects and for good: a lock that nobody else has in such a field, and that is of one class; arrays of one
 * length.
 */
export function ownedByFinals(context: CheckContext): Sequential[] {
  const { owned, made } = ownedArrays(context.program);
  return [...new Set([...owned, ...[...made].flatMap(([store, { isSpecified }]) => (isSpecified ? [store] : []))])].flatMap(
    (store): Sequential[] => {
      const field = context.stores.field(store);
      if (!field?.isFinal || field.type.kind !== 'ref' || !context.relevant.has(store)) return [];
      const current = context.stores.symbol(store);
      if (field.isStatic) return [assume(implies(not(equal(current, NULL)), knownOfField(context, field, undefined, current)))];
      const object = symbol('object', 'Ref', field.owner);
      const value = select(current, object, field.type.className);
      return [
        {
          kind: 'assume',
          fact: {
            kind: 'objects',
            className: field.owner,
            variable: object,
            body: implies(and(isInstance(object, field.owner), not(equal(value, NULL))), knownOfField(context, field, object, value)),
          },
        },
      ];
    },
  );
}

/**
 * True of every row (not null) of the arrays that the field holds at any time, of the object where it is no static one; `index` is where it
 * stands, if that is known.
 */
export function rowOfField(context: CheckContext, field: FieldDecl, object: Term | undefined, row: Term, index?: Term): Term {
  const rows = ownedRows(context.program).get(field.id);
  if (!rows) return inNoKeptField(context, undefined, row);
  return and(
    equal(home(row), rowTag(context, field.id)),
    object ? equal(skolem('owner of array', [row], field.owner), object) : TRUE,
    rows.arePlaced && index ? equal(apply('place of row', [row], 'Int'), index) : TRUE,
    rows.length === undefined ? TRUE : equal(lengthOf(row), number(rows.length)),
  );
}

/** No field whose arrays, or rows, are kept to itself leads to the array, but for the one named. */
export function inNoKeptField(context: CheckContext, but: string | undefined, array: Term): Term {
  return and(
    ...[...ownedRows(context.program).keys()]
      .filter((field) => context.relevant.has(field))
      .map((field) => not(equal(home(array), rowTag(context, field)))),
    ...[...ownedArrays(context.program).kept]
      .filter((field) => field !== but && context.relevant.has(field))
      .map((field) => not(equal(home(array), tag(context, field)))),
  );
}

/** What is handed to a method is no array that a field keeps to itself: such a one is the argument of no call. */
export function foreignParameters(context: CheckContext): Sequential[] {
  return context.procedure.params.flatMap(({ name, type }): Sequential[] => {
    if (type.kind !== 'ref' || !type.className.endsWith('[]')) return [];
    const array = localSymbol(name, type);
    const known = inNoKeptField(context, undefined, array);
    return isTrue(known) ? [] : [assume(implies(not(equal(array, NULL)), known))];
  });
}

/** Where the array belongs to: a field of the slice, each with a number of its own; others have none. */
function home(array: Term): Term {
  return apply('home of array', [array], 'Int');
}

function tag(context: CheckContext, field: string): Term {
  const { owned } = ownedArrays(context.program);
  return number(context.stores.all.filter((store) => owned.has(store)).indexOf(field) + 1);
}

/** After the numbers of the fields, one for the rows of each. */
function rowTag(context: CheckContext, field: string): Term {
  const { owned } = ownedArrays(context.program);
  const among = (fields: Pick<ReadonlySet<string>, 'has'>): readonly string[] => context.stores.all.filter((store) => fields.has(store));
  return number(among(owned).length + among(ownedRows(context.program)).indexOf(field) + 1);
}

/** Of what is read at an index of an array of arrays: it belongs where its array does, and may be known to be there at all. */
function knownOfRow(context: CheckContext, array: Term, index: Term, row: Term): Term {
  const isIndex = and(apply('<=', [number(0), index], 'Bool'), apply('<', [index, lengthOf(array)], 'Bool'));
  return and(
    ...[...ownedRows(context.program)].flatMap(([store, rows]) => {
      const field = context.stores.field(store);
      if (!field || !context.relevant.has(store)) return [];
      const object = field.isStatic ? undefined : skolem('owner of array', [array], field.owner);
      const isRow = implies(not(equal(row, NULL)), rowOfField(context, field, object, row, index));
      const isThere = rows.areThere ? implies(isIndex, not(equal(row, NULL))) : TRUE;
      return [implies(equal(home(array), tag(context, store)), and(isRow, isThere))];
    }),
  );
}

/** What an operation tells of the arrays that it reads from fields, or from arrays of arrays, or writes into them. */
export function learnedOfArrays(context: CheckContext, op: Operation, scope: Scope): Sequential[] {
  const { owned, made } = ownedArrays(context.program);
  if (owned.size === 0 && made.size === 0) return [];
  return op.assigns.flatMap(({ target, value }): Sequential[] => {
    const [place, local] = target.kind === 'local' ? [value, target] : [target, value];
    if (local.kind !== 'local' && local.kind !== 'var') return [];
    if (target.kind === 'local' && value.kind === 'elem' && value.array.kind === 'var' && value.array.name !== target.name) {
      const row = localSymbol(target.name, target.type);
      // The index is read now, after the row was.
      if (freeVars(value.index).has(target.name)) return [];
      const known = row.sort === 'Ref' ? knownOfRow(context, translate(value.array, scope), translate(value.index, scope), row) : TRUE;
      return isTrue(known) ? [] : [assume(known)];
    }
    if ((place.kind !== 'field' && place.kind !== 'static') || place.type.kind !== 'ref') return [];
    const field = context.stores.field(place.field);
    if (!field) return [];
    const object = place.kind === 'field' ? translate(place.object, scope) : undefined;
    const array = localSymbol(local.name, local.type);
    const known = knownOfField(context, field, object, array);
    return isTrue(known) ? [] : [assume(implies(not(equal(array, NULL)), known))];
  });
}
