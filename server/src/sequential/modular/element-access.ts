/**
 * Accesses to elements of arrays and entries of ghost maps, for the disciplines that speak of them (`guarded_by[i] e`, calvin-r Fig. 3).
 *
 * An access to `a[i]` is an access to the element `i` of the field `f` of every object `o` with `o.f == a` in the store before; that is
 * asked of one arbitrary object of the class. An array that has not escaped is nobody's element, so no discipline speaks of it. A ghost
 * map's entry is found by its key.
 * Neighbours: `elements.ts` for the paths; `guarantee.ts` makes the obligations; `operations.ts` and `calls.ts` ask for them.
 */
import type { Expr, FieldDecl, Location, Operation, Procedure, Program } from '../../plato/ir';
import { ownedArrays } from '../../effects/owned-arrays';
import { entriesRead, keysWritten } from '../../plato/keys-written';
import { exprEquals, locationEquals } from '../../plato/substitute';
import { elementType } from '../../plato/type-of';
import { arrayOfField, rowOfField } from './array-owners';
import { witnessObject, type CheckContext } from '../environment/context';
import { elementDisciplines, rowLevels, rowOf, type ElementDiscipline } from '../logic/elements';
import { valueAt, type Indices } from '../environment/environment';
import { disciplineOf, type Access } from '../environment/guarantee';
import type { Sequential } from '../logic/ir';
import { isInstance } from '../logic/operators';
import { NULL, and, apply, arbitrary, equal, not, number, select, type Symbol, type Term } from '../logic/terms';
import type { Place } from '../logic/obligations';
import { ESCAPED, sortOfType } from '../logic/stores';
import { lengthOf } from '../logic/translate';

/** The store before the access, and what messages call the place. */
export interface AccessSite {
  readonly kind: 'read' | 'write';
  readonly label: string;
  readonly isInWords?: true;
  readonly isAtomic: boolean;
  /** The array may be kept: whoever has it may use the element at any later time, whatever is held then. */
  readonly isKept?: true;
  readonly before: (store: string) => Term;
  readonly visibleBefore: Term;
  readonly place: Place;
}

/** DISCIPLINE and `race` of an element of `array`; `index` undefined: of any element. `arrayClass` is what is known of its class. */
export function elementAccess(
  context: CheckContext,
  array: Term,
  arrayClass: string,
  index: Term | undefined,
  site: AccessSite,
): Sequential[] {
  return elementDisciplines(context.program).flatMap((one) => {
    if (context.disciplines?.has(one.discipline) === false) return [];
    if (one.field.type.kind === 'map' || !mayHold(context, one, arrayClass) || isHidden(context.program, context.procedure, one.field))
      return [];
    return disciplineOf(context, arrayElement(context, one, array, index, site), site.place);
  });
}

/**
 * The arrays of a static field whose class is being initialized, where no reference to them goes anywhere else: no other thread gets at
 * them yet. So too the entries of a static ghost map.
 */
export function isHidden(program: Program, procedure: Procedure, field: FieldDecl): boolean {
  if (procedure.kind !== 'staticInitializer' || !field.isStatic || field.owner !== procedure.owner) return false;
  return field.type.kind === 'map' || ownedArrays(program).kept.has(field.id);
}

/** Whether an array of the class may stand where the discipline finds its cells. */
function mayHold(context: CheckContext, one: ElementDiscipline, arrayClass: string): boolean {
  let type = one.field.type;
  for (let count = 1; count < one.discipline.indices.length; count++) type = (type.kind === 'ref' && elementType(type.className)) || type;
  return type.kind === 'ref' && context.hierarchy.mayShare(type.className, arrayClass);
}

function arrayElement(context: CheckContext, one: ElementDiscipline, array: Term, index: Term | undefined, site: AccessSite): Access {
  const { field, discipline, path } = one;
  const object = field.isStatic ? undefined : witnessObject(field.owner);
  const levels = rowLevels(path);
  const last = discipline.indices.length - 1;
  const values = discipline.indices.map((_, depth): Term => (depth === last && index ? index : witnessIndex(one, depth)));
  const holder = valueAt(context.stores, field.id, object, site.before);
  const row = rowOf(holder, values.slice(0, last), levels, site.before);
  // The rows on the way are rows of arrays, at indices that these have.
  const onTheWay = levels.map((_, depth) => {
    const outer = rowOf(holder, values.slice(0, depth), levels, site.before);
    return and(
      not(equal(outer, NULL)),
      apply('<=', [number(0), values[depth]!], 'Bool'),
      apply('<', [values[depth]!, lengthOf(outer)], 'Bool'),
    );
  });
  const premise = and(
    levels.length === 0 ? arrayOfField(context, field, object, array) : rowOfField(context, field, object, array, values[last - 1]),
    ...(object ? [isInstance(object, field.owner)] : []),
    equal(select(site.visibleBefore, array), ESCAPED),
    ...onTheWay,
    equal(row, array),
  );
  return access(one, object, premise, values, site, true);
}

function access(
  one: ElementDiscipline,
  object: Term | undefined,
  premise: Term,
  values: readonly Term[],
  site: AccessSite,
  isPlain: boolean,
): Access {
  const indices: Indices = new Map(one.discipline.indices.map((index, depth) => [index.name, values[depth]!]));
  return {
    kind: site.kind,
    field: one.field,
    disciplines: [one.discipline],
    object,
    element: { premise, indices },
    isPlain,
    label: site.label,
    ...(site.isInWords && { isInWords: true }),
    isAtomic: site.isAtomic,
    ...(site.isKept && { isKept: true }),
    before: site.before,
    visibleBefore: site.visibleBefore,
  };
}

/** An arbitrary index: what is proved of it is proved of all. */
function witnessIndex(one: ElementDiscipline, depth: number): Symbol {
  const { name, type } = one.discipline.indices[depth]!;
  return arbitrary(`any index ${depth} ${name} of ${one.field.id}`, sortOfType(type), type.kind === 'ref' ? type.className : undefined);
}

/**
 * The disciplines of the entries that an operation reads or changes of the ghost map `location`: single entries, or, where that cannot be
 * seen, any.
 */
export function mapAccess(
  context: CheckContext,
  op: Operation,
  field: FieldDecl,
  location: Location,
  object: Term | undefined,
  value: (expr: Expr) => Term,
  site: AccessSite,
): Sequential[] {
  const entries =
    site.kind === 'write'
      ? [keysWritten(op, location)]
      : entriesRead(op)
          .filter((one) => locationEquals(one.map, location))
          .map((one) => one.keys);
  return distinct(entries).flatMap((keys) => entryAccess(context, field, object, keys.map(value), site));
}

function distinct(entries: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] {
  return entries.filter(
    (one, index) =>
      entries.findIndex((other) => other.length === one.length && other.every((key, depth) => exprEquals(key, one[depth]!))) === index,
  );
}

function entryAccess(
  context: CheckContext,
  field: FieldDecl,
  object: Term | undefined,
  keys: readonly Term[],
  site: AccessSite,
): Sequential[] {
  return elementDisciplines(context.program)
    .filter((one) => one.field.id === field.id && !isHidden(context.program, context.procedure, field))
    .flatMap((one) => {
      const values = one.discipline.indices.map((_, depth) => keys[depth] ?? witnessIndex(one, depth));
      return disciplineOf(context, access(one, object, and(), values, site, false), site.place);
    });
}
