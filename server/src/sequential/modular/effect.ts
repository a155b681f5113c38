/**
 * What an operation does to the store, as assignments: `X` of `p?X`, allocation, and which objects it lets escape.
 * Soundness: docs/soundness/visibility.md#visibility-levels, docs/soundness/visibility.md#new-objects-and-ghost-maps,
 * docs/soundness/visibility.md#new-objects-and-older-ones.
 * Neighbours: `operations.ts` puts it between the obligations before and after.
 */
import { exhausted } from '../../base/exhausted';
import { elementStore } from '../../plato/footprint';
import { elementType, typeOf } from '../../plato/type-of';
import type { Expr, Location, Operation } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { TID } from '../logic/threads';
import { mayBeInstance, type CheckContext } from '../environment/context';
import { entryStore, entryVisible } from '../environment/entry';
import { ESCAPE, beforeSymbol } from '../environment/environment-step';
import { assign, assume, type Sequential } from '../logic/ir';
import { isExactly, isInstance } from '../logic/operators';
import {
  NULL,
  and,
  constantMap,
  copyOf,
  equal,
  implies,
  ite,
  not,
  or,
  select,
  store,
  symbol,
  type Sort,
  type Symbol,
  type Term,
} from '../logic/terms';
import { CAPTURED, ESCAPED, LOCAL, UNALLOCATED, VISIBLE, defaultOf, isOurs, localSymbol, sortOfType } from '../logic/stores';
import { lengthOf, translate, type Scope } from '../logic/translate';

function valueScope(context: CheckContext): Scope {
  return {
    store: (name, when) => (when === 'post' ? context.stores.symbol(name) : entryStore(context, name)),
    variables: new Map(),
    tid: TID,
    visible: VISIBLE,
    visibleAtEntry: entryVisible(),
    purpose: 'assume',
  };
}

/** Whether the operation may store a reference to an object that only this method knows. */
export function mayPublish(context: CheckContext, op: Operation): boolean {
  if (!context.hasLocalObjects) return false;
  const refers = (target: Location, value: Expr | undefined): boolean =>
    target.kind !== 'local' &&
    target.type.kind !== 'int' &&
    target.type.kind !== 'bool' &&
    target.type.kind !== 'float' &&
    !(target.kind === 'field' && target.field === HOLDER_FIELD) &&
    !isFinalOfOwn(context, op, target) &&
    (value === undefined || target.type.kind === 'map' || references(value).some(context.mayBeOwn));
  return (
    op.publishes?.some(context.mayBeOwn) === true ||
    op.assigns.some(({ target, value }) => refers(target, value)) ||
    op.havocs.some((target) => refers(target, undefined))
  );
}

/**
 * The objects, those that only this method could reach, are from now on everybody's; and with them, because they may refer to them,
 * everything that was stored into objects of ours. (Which of these they really lead to is not tracked: letting more escape is safe.)
 */
export function escape(context: CheckContext, ...objects: readonly Term[]): Sequential[] {
  if (!context.hasLocalObjects || objects.length === 0) return [];
  context.fresh(ESCAPE);
  const bound = symbol('object', 'Ref', 'java.lang.Object');
  const before = copyOf(VISIBLE, 'visible before escape');
  const old = select(before, bound);
  const going = objects.map((object, index) => {
    const number = index === 0 ? '' : ` ${index + 1}`;
    return {
      object,
      escaping: symbol(`escaping now${number}`, 'Ref', 'java.lang.Object'),
      goes: symbol(`escape happens${number}`, 'Bool'),
    };
  });
  const oneGoes = or(...going.map(({ goes }) => goes));
  const isTheOne = going.map(({ escaping, goes }) => and(goes, equal(bound, escaping)));
  const becomesKnown =
    going.length === 1
      ? and(going[0]!.goes, or(equal(bound, going[0]!.escaping), equal(old, CAPTURED)))
      : or(...isTheOne, and(oneGoes, equal(old, CAPTURED)));
  return [
    ...going.map(({ object, escaping }) => assign(escaping, object)),
    assign(before, VISIBLE),
    ...going.map(({ escaping, goes }) => assign(goes, and(not(equal(escaping, NULL)), isOurs(select(before, escaping))))),
    { kind: 'havoc', variables: [VISIBLE] },
    {
      kind: 'assume',
      fact: {
        kind: 'objects',
        className: 'java.lang.Object',
        variable: bound,
        wholeHistory: context.procedure.modifies !== undefined || context.procedure.ensures.length > 0,
        body: equal(select(VISIBLE, bound), ite(becomesKnown, ESCAPED, old)),
        carries: VISIBLE.name,
      },
    },
  ];
}

/** The object, if only locals refer to it, is from now on also reached through another object of ours. */
function capture(context: CheckContext, object: Term): Sequential[] {
  if (!context.hasLocalObjects) return [];
  return [
    assign(VISIBLE, ite(and(not(equal(object, NULL)), equal(select(VISIBLE, object), LOCAL)), store(VISIBLE, object, CAPTURED), VISIBLE)),
  ];
}

/** Such a field is written while nobody else can reach its object, which is asserted there (`operations.ts#finalWrite`). */
export function isFinalOfOwn(context: CheckContext, op: Operation, target: Location): boolean {
  if (op.role === 'specification' || op.role === 'assume' || op.role === 'assert' || op.isAlone === true) return false;
  return target.kind === 'field' && context.stores.field(target.field)?.isFinal === true;
}

/** A reference is stored: into what only this method can reach, it is captured; into anything else, it escapes. */
function published(context: CheckContext, object: Term, holder: Term | undefined): Sequential[] {
  if (!context.hasLocalObjects) return [];
  if (holder === undefined) return escape(context, object);
  return [
    {
      kind: 'choice',
      branches: [
        { kind: 'seq', parts: [assume(isOurs(select(VISIBLE, holder))), ...capture(context, object)] },
        { kind: 'seq', parts: [assume(not(isOurs(select(VISIBLE, holder)))), ...escape(context, object)] },
      ],
    },
  ];
}

/** Threads and literals, which never belong to one method alone. */
function isEverybodys(value: Expr): boolean {
  return value.kind === 'tid' || value.kind === 'main' || value.kind === 'string' || value.kind === 'classObject';
}

/** The references inside a value: itself, or the arguments of map updates. */
function references(value: Expr): readonly Expr[] {
  if (value.kind === 'mapSet') return [...references(value.map), ...references(value.key), ...references(value.value)];
  if (value.kind === 'ite') return [...references(value.then), ...references(value.else)];
  // Whoever holds these has not got them from here: literals are reached by all from the beginning.
  if (isEverybodys(value) || value.kind === 'null') return [];
  return typeOf(value).kind === 'ref' ? [value] : [];
}

export function applyEffect(context: CheckContext, op: Operation): Sequential[] {
  const scope = valueScope(context);
  const parts: Sequential[] = [];
  if (op.allocates) parts.push(...allocation(context, op.allocates, scope));
  for (const value of (op.publishes ?? []).filter(context.mayBeOwn)) parts.push(...escape(context, translate(value, scope)));
  const publications: Sequential[] = [];
  const targets = op.assigns.map(({ target, value }) => {
    if (target.kind !== 'local' && !(target.kind === 'field' && target.field === HOLDER_FIELD) && context.hasLocalObjects) {
      const base = target.kind === 'field' ? target.object : target.kind === 'elem' ? target.array : undefined;
      // Read before any target changes.
      for (const reference of references(value).filter(context.mayBeOwn)) {
        const index = publications.length;
        const [object, holder] = [
          symbol(`stored ${index}`, 'Ref', 'java.lang.Object'),
          symbol(`holder of stored ${index}`, 'Ref', 'java.lang.Object'),
        ];
        parts.push(assign(object, translate(reference, scope)));
        if (base) parts.push(assign(holder, translate(base, scope)));
        publications.push({
          kind: 'seq',
          parts: isFinalOfOwn(context, op, target) ? capture(context, object) : published(context, object, base ? holder : undefined),
        });
      }
    }
    return { place: resolve(context, target, scope), value: translate(value, scope) };
  });
  // All values are read before any target changes.
  const isSingle = targets.length === 1;
  const values = targets.map(({ value }, index) => {
    if (isSingle) return value;
    const target = op.assigns[index]!.target;
    const held = symbol(`value ${index}`, sortOfType(target.type), target.type.kind === 'ref' ? target.type.className : undefined);
    parts.push(assign(held, value));
    return held;
  });
  targets.forEach(({ place }, index) => parts.push(place(values[index]!)));
  parts.push(...publications);
  parts.push(...havocEffect(context, op, scope));
  return parts;
}

/** The assignment that writes a value to a location whose base and index are read now. */
function resolve(context: CheckContext, location: Location, scope: Scope): (value: Term) => Sequential {
  switch (location.kind) {
    case 'local':
      return (value) => assign(localSymbol(location.name, location.type), value);
    case 'static':
      return (value) => assign(context.stores.symbol(location.field), value);
    case 'field': {
      const [current, object] = [context.stores.symbol(location.field), translate(location.object, scope)];
      return (value) => assign(current, store(current, object, value));
    }
    case 'elem': {
      const current = context.stores.symbol(elementStore(location.type));
      const [array, index] = [translate(location.array, scope), translate(location.index, scope)];
      if (location.isWhole) return (value) => assign(current, store(current, array, value));
      return (value) => assign(current, store(current, array, store(select(current, array), index, value)));
    }
    default:
      exhausted(location);
  }
}

function sortOfLocation(location: Location): Sort {
  const sort = sortOfType(location.type);
  return location.kind === 'elem' && location.isWhole ? { key: 'Int', value: sort } : sort;
}

/** `<post>_havocs`: any change of these locations that satisfies `post`, a predicate over both stores. */
function havocEffect(context: CheckContext, op: Operation, scope: Scope): Sequential[] {
  if (op.havocs.length === 0 && !op.post) return [];
  const parts: Sequential[] = [];
  op.havocs.forEach((location, index) => {
    const value: Symbol =
      location.kind === 'local'
        ? localSymbol(location.name, location.type)
        : symbol(`chosen ${index}`, sortOfLocation(location), location.type.kind === 'ref' ? location.type.className : undefined);
    parts.push({ kind: 'havoc', variables: [value] });
    if (location.kind !== 'local') parts.push(resolve(context, location, scope)(value));
  });
  if (op.post) {
    const changed = new Set(
      [...op.havocs, ...op.assigns.map(({ target }) => target)].flatMap((location) =>
        location.kind === 'field' || location.kind === 'static'
          ? [location.field]
          : location.kind === 'elem'
            ? [elementStore(location.type)]
            : [],
      ),
    );
    parts.push(
      assume(
        translate(op.post, {
          ...scope,
          store: (name, when) =>
            when === 'pre' && changed.has(name) ? beforeSymbol(context.stores.symbol(name)) : context.stores.symbol(name),
        }),
      ),
    );
  }
  return parts;
}

/** `target` becomes an object that nobody has seen, with all fields at their defaults. */
function allocation(context: CheckContext, allocates: NonNullable<Operation['allocates']>, scope: Scope): Sequential[] {
  const { className } = allocates;
  const object = localSymbol(allocates.target, { kind: 'ref', className });
  const length = allocates.length === undefined ? undefined : translate(allocates.length, scope);
  const kept = symbol('new length', 'Int');
  const parts: Sequential[] = length ? [assign(kept, length)] : [];
  parts.push({ kind: 'havoc', variables: [object] });
  parts.push(
    assume(
      and(
        not(equal(object, NULL)),
        equal(select(VISIBLE, object), UNALLOCATED),
        isExactly(object, className),
        isInstance(object, className),
        ...(length ? [equal(lengthOf(object), kept)] : []),
      ),
    ),
  );
  if (context.makesInLoops) parts.push(...inNoObject(context, object, className));
  parts.push(assign(VISIBLE, store(VISIBLE, object, LOCAL)));
  parts.push(...defaults(context, object, className));
  return parts;
}

/**
 * None of this method's own objects refers to an object that is only made now. Of those that the method knows by name this follows; those
 * that earlier rounds of a loop have made hold whatever that loop may have written.
 */
function inNoObject(context: CheckContext, object: Term, className: string): Sequential[] {
  return context.stores.all.flatMap((name): Sequential[] => {
    const field = context.stores.field(name);
    if (field?.type.kind !== 'ref' || field.isStatic || field.id === HOLDER_FIELD || !context.relevant.has(name)) return [];
    if (!context.hierarchy.isSubtype(className, field.type.className)) return [];
    if (!context.localClasses.some((one) => mayBeInstance(context, one, field.owner))) return [];
    const holder = symbol('object', 'Ref', field.owner);
    const body = implies(isOurs(select(VISIBLE, holder)), not(equal(select(context.stores.symbol(name), holder), object)));
    return [{ kind: 'assume', fact: { kind: 'objects', className: field.owner, variable: holder, body } }];
  });
}

/** All fields of a new object, or all elements of a new array, at their defaults. */
export function defaults(context: CheckContext, object: Term, className: string): Sequential[] {
  const parts: Sequential[] = [];
  const supers = new Set(context.hierarchy.supers(className));
  for (const name of context.stores.all) {
    const field = context.stores.field(name);
    if (!context.relevant.has(name) || !field || field.isStatic || !supers.has(field.owner)) continue;
    const current = context.stores.symbol(name);
    parts.push(assign(current, store(current, object, defaultOf(field.type))));
  }
  parts.push(...inNoMap(context, object));
  const element = elementType(className);
  if (element && context.relevant.has(elementStore(element))) {
    const current = context.stores.symbol(elementStore(element));
    parts.push(assign(current, store(current, object, constantMap({ key: 'Int', value: sortOfType(element) }, defaultOf(element)))));
  }
  return parts;
}

/** A new object has been no key of a ghost map yet: its entries have their defaults everywhere. */
function inNoMap(context: CheckContext, object: Term): Sequential[] {
  return context.stores.all.flatMap((name): Sequential[] => {
    const field = context.stores.field(name);
    if (field?.type.kind !== 'map' || field.type.key.kind !== 'ref' || !context.relevant.has(name)) return [];
    const unset = (map: Term): Term => equal(select(map, object), defaultOf(field.type.kind === 'map' ? field.type.value : field.type));
    const current = context.stores.symbol(name);
    if (field.isStatic) return [assume(unset(current))];
    const holder = symbol('object', 'Ref', field.owner);
    return [{ kind: 'assume', fact: { kind: 'objects', className: field.owner, variable: holder, body: unset(select(current, holder)) } }];
  });
}
