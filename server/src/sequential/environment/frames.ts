/**
 * The `modifies` clause of the method under check (calvin-tcs 6.3): every step changes only what it allows, besides locals,
 * monitors, and objects that did not exist at entry. Bases in the clause are evaluated at entry.
 * Neighbours: `operations.ts` for writes, `calls.ts` for what an abstract callee may write.
 */
import { onceFor } from '../../base/once-for';
import type { FieldDecl, FrameItem, Location, Operation, Procedure } from '../../plato/ir';
import { HOLDER_FIELD, MODELS, RESULT_VARIABLE } from '../../plato/ir';
import { namesResult } from '../../plato/frame-result';
import { elementStore, storeOf } from '../../plato/footprint';
import { frameStores } from '../../effects/frame-stores';
import { keysWritten } from '../../plato/keys-written';
import { elementType, typeOf } from '../../plato/type-of';
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from './context';
import { entryStore, entryVisible } from './entry';
import { assign, type Sequential } from '../logic/ir';
import { heldAsAtEntry, heldAtEntry, lockFrames } from './locks';
import { FALSE, TRUE, and, equal, implies, isFalse, not, or, select, symbol, type Term } from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { UNALLOCATED, VISIBLE, isOurs, localSymbol, sortOfType } from '../logic/stores';
import { translate, type Scope } from '../logic/translate';

/** The assertions that each written location is allowed. */
export function frameObligations(context: CheckContext, op: Operation, writes: readonly Location[]): Sequential[] {
  // With `performs`, check 2 compares what a whole sequence changed.
  if (context.procedure.modifies === undefined || context.procedure.performs) return [];
  return writes.flatMap((location) => {
    const base = location.kind === 'field' ? location.object : location.kind === 'elem' ? location.array : undefined;
    const now: Scope = { ...entryScope(context), store: (name) => context.stores.symbol(name) };
    const key = location.kind === 'elem' ? (location.isWhole ? undefined : location.index) : keysWritten(op, location)[0];
    const index = key && translate(key, now);
    const value = op.assigns.find(({ target }) => target === location)?.value;
    return frameObligation(
      context,
      storeOf(location)!,
      base && translate(base, now),
      index,
      op.description,
      { span: op.span, within: op.within },
      value && translate(value, now),
    );
  });
}

/**
 * A write of what may be the result is judged when the method returns: by then it is known whether what was promised to be the result at
 * entry is. Until then these say whether something was written that is not allowed: then, or whatever the result is.
 */
const STRAYED = symbol('writes what is not allowed', 'Bool');
const STRAYED_ANYHOW = symbol('writes what is not allowed without a result', 'Bool');

/** What `\result` means in the clause before there is one: any value, of which the method is right for the one that it returns. */
function promised({ result }: Procedure): ReadonlyMap<string, Term> {
  if (result === undefined) return new Map();
  return new Map([[RESULT_VARIABLE, symbol('promised result', sortOfType(result), result.kind === 'ref' ? result.className : undefined)]]);
}

/** Of a loop it would have to be known at its head what was written so far. */
function canWait({ procedure, hasLoops }: CheckContext): boolean {
  return procedure.actions === undefined && procedure.performs === undefined && !hasLoops;
}

/** At entry nothing was written. */
export function frameAtEntry({ procedure }: CheckContext): Sequential[] {
  return procedure.modifies?.some(namesResult) ? [STRAYED, STRAYED_ANYHOW].map((flag) => assign(flag, FALSE)) : [];
}

/** At a way out: where it returns, of the result; else of none. */
export function frameAtEnd(context: CheckContext, returns: boolean, place: Place): Sequential[] {
  const { procedure } = context;
  const item = procedure.modifies?.find(namesResult);
  if (item === undefined || !canWait(context)) return [];
  const { result } = procedure;
  const [value] = promised(procedure).values();
  const isIt = returns && result !== undefined && value !== undefined ? equal(value, localSymbol(RESULT_VARIABLE, result)) : TRUE;
  return assertion(
    implies(isIt, not(returns ? STRAYED : STRAYED_ANYHOW)),
    'modifies',
    `\`${procedure.display}\` may have written what its modifies clause does not allow${returns ? ', or what is not of the result that it returns' : ': where it throws there is no result'}`,
    place,
    [{ message: 'the modifies clause', span: item.span }],
  );
}

/** At the end of a method with a `modifies` clause locks are as they were at entry, unless the clause lists their state. */
export function locksGivenBack(context: CheckContext, place: Place): Sequential[] {
  const { procedure } = context;
  const frame = procedure.modifies;
  // With actions, every step is judged by itself, locks included.
  if (frame === undefined || procedure.performs || procedure.actions) return [];
  return lockFrames(context)
    .filter((lock) => context.relevant.has(lock.field!.id))
    .flatMap((lock) => {
      const listed = frame.map((item) =>
        allowedBy(context, item, entryScope(context), lock.field!.id, witnessObject(lock.owner!), undefined),
      );
      return assertion(
        or(heldAsAtEntry(context, lock), ...listed),
        'modifies',
        `\`${procedure.display}\` may end holding a lock that it did not hold at entry, or without one that it held, which its modifies clause does not allow`,
        place,
        [{ message: 'the state of the lock', span: lock.clause.span }],
      );
    });
}

/** Whether the field is one of a class that only the models of the library have, and not one of the workspace with such a name. */
function isOfModels({ hierarchy }: CheckContext, field: FieldDecl | undefined): boolean {
  return field !== undefined && field.owner.startsWith(MODELS) && hierarchy.declaration(field.owner)?.isLibrary === true;
}

/** One location of `store` (all elements of `object`, or all entries of its map, where `index` is undefined and the store has some). */
export function frameObligation(
  context: CheckContext,
  store: string,
  object: Term | undefined,
  index: Term | undefined,
  what: string,
  place: Place,
  value?: Term,
): Sequential[] {
  const frame = context.procedure.modifies;
  // Contents of collections are not modelled: nobody relies on them. What is undetermined may change at any time anyway.
  const field = context.stores.field(store);
  if (frame === undefined || store === HOLDER_FIELD || field?.contentsOf !== undefined || isOfModels(context, field)) return [];
  const ofResult = frame.filter(namesResult);
  const allowed = [
    frameAllows(
      context,
      frame.filter((item) => !ofResult.includes(item)),
      entryScope(context),
      { store, object, index },
    ),
  ];
  // Locks may be taken and given back: their state is looked at at the end (`locksGivenBack`). Only a lock that was held at entry is not
  // given away in between.
  const locks = object && !context.procedure.actions ? lockFrames(context).filter((lock) => lock.field!.id === store) : [];
  if (locks.some((lock) => !lock.reads.has(store))) return [];
  for (const lock of locks) {
    allowed.push(not(heldAtEntry(context, lock, object!)));
    if (value) allowed.push(equal(value, select(context.stores.symbol(store), object!)));
  }
  const isNew = object ? or(equal(select(entryVisible(), object), UNALLOCATED), isOurs(select(VISIBLE, object))) : FALSE;
  const { procedure } = context;
  // Whether it is of the result is known when the method returns.
  if (ofResult.length > 0 && canWait(context)) {
    const ofPromised = frameAllows(context, ofResult, { ...entryScope(context), variables: promised(procedure) }, { store, object, index });
    if (!isFalse(ofPromised))
      return [STRAYED, STRAYED_ANYHOW].map((flag) =>
        assign(flag, or(flag, not(or(isNew, ...allowed, ...(flag === STRAYED ? [ofPromised] : []))))),
      );
  }
  if (procedure.actions) {
    return assertion(
      or(isNew, ...allowed),
      'simulation',
      `this step (it ${what}) may change more than \`modifies\` allows, and in any number of steps, so it is no action of \`${procedure.display}\``,
      place,
      procedure.actions.map((action) => ({ message: `the action \`${action.label}\``, span: action.span })),
    );
  }
  const isWritten = context.program.procedures.some((one) => one.id === procedure.id && one.modifies === procedure.modifies);
  const why = isWritten
    ? `is not allowed by the modifies clause of \`${procedure.display}\`, which allows ${frame.length === 0 ? 'nothing' : 'only what it lists'}`
    : procedure.kind === 'staticInitializer'
      ? 'is not allowed in a static initializer: it runs wherever the class is first used, and there only its own static fields may change'
      : `is not allowed here: \`${procedure.display}\` overrides a method of the library that may be called anywhere and is believed to change nothing`;
  return assertion(
    or(isNew, ...allowed),
    'modifies',
    `this step (it ${what || 'writes'}) ${why}`,
    place,
    frame.length > 0
      ? [{ message: 'the modifies clause', span: frame[0]!.span }]
      : [{ message: 'the method', span: context.procedure.nameSpan }],
  );
}

/**
 * Locations of one store: a static field, a field of `object` (of every object, where that is undefined), an element of it, or (`index`
 * undefined, and the store holds elements) all its elements. Of a field that holds a ghost map `index` is a key: one entry.
 */
export interface Located {
  readonly store: string;
  readonly object: Term | undefined;
  readonly index: Term | undefined;
}

/** That a frame allows to change the locations; its bases are read in `scope`. */
export function frameAllows(context: CheckContext, frame: readonly FrameItem[], scope: Scope, located: Located): Term {
  return or(...frame.map((item) => allowedBy(context, item, scope, located.store, located.object, located.index)));
}

/**
 * That the item, its bases read in `entry`, allows to write the location of `store` (all elements of `object` where `index` is undefined
 * and the store holds elements). `inner`: the keys of the place in the maps that are entries of a ghost map.
 */
export function allowedBy(
  context: CheckContext,
  item: FrameItem,
  entry: Scope,
  store: string,
  object: Term | undefined,
  index: Term | undefined,
  inner: readonly Term[] = [],
): Term {
  switch (item.kind) {
    case 'location': {
      const location = item.location;
      if (storeOf(location) !== store) return FALSE;
      if (location.kind === 'static') return equal(FALSE, FALSE);
      if (location.kind === 'field') return object ? equal(object, translate(location.object, entry)) : FALSE;
      if (location.kind === 'elem') {
        return object && index
          ? and(equal(object, translate(location.array, entry)), equal(index, translate(location.index, entry)))
          : FALSE;
      }
      return FALSE;
    }
    case 'entry':
      if (storeOf(item.map) !== store || !index || (item.inner ?? []).length > inner.length) return FALSE;
      return and(
        equal(index, translate(item.key, entry)),
        ...(item.inner ?? []).map((key, depth) => equal(inner[depth]!, translate(key, entry))),
        item.map.kind !== 'field' ? TRUE : object ? equal(object, translate(item.map.object, entry)) : FALSE,
      );
    case 'allElements': {
      const type = typeOf(item.array);
      const element = type.kind === 'ref' ? elementType(type.className) : undefined;
      return element && elementStore(element) === store && object ? equal(object, translate(item.array, entry)) : FALSE;
    }
    case 'everywhere':
      return item.field === store ? TRUE : FALSE;
    case 'allFields':
      return context.stores.field(store) && !context.stores.isStatic(store) && object
        ? equal(object, translate(item.object, entry))
        : FALSE;
  }
}

/** Everything about entry, whichever store the clause seems to name. */
export function entryScope(context: CheckContext): Scope {
  return {
    store: (name) => entryStore(context, name),
    variables: new Map(),
    tid: TID,
    visible: entryVisible(),
    visibleAtEntry: entryVisible(),
    purpose: 'prove',
  };
}

/** The locations of a frame that names whole stores alone, as one does that is read off bodies: wherever it is read. */
const withoutBases = onceFor((frame: readonly FrameItem[]): readonly Located[] | undefined => {
  const named = frame.flatMap((item): readonly string[] =>
    item.kind === 'everywhere' ? [item.field] : item.kind === 'location' && item.location.kind === 'static' ? [item.location.field] : [],
  );
  return named.length < frame.length ? undefined : named.map((store) => ({ store, object: undefined, index: undefined }));
});

/** The locations that a frame names, its bases read in `scope`; elements of an unknown kind of array are named by nothing. */
export function locationsIn(context: CheckContext, frame: readonly FrameItem[], scope: Scope): readonly Located[] {
  const known = withoutBases(frame);
  if (known) return known;
  return frame.flatMap((item): readonly Located[] => {
    switch (item.kind) {
      case 'location': {
        const { location } = item;
        if (location.kind === 'static') return [{ store: location.field, object: undefined, index: undefined }];
        if (location.kind === 'field') return [{ store: location.field, object: translate(location.object, scope), index: undefined }];
        if (location.kind === 'elem')
          return [{ store: storeOf(location)!, object: translate(location.array, scope), index: translate(location.index, scope) }];
        return [];
      }
      case 'entry':
        return [
          {
            store: storeOf(item.map)!,
            object: item.map.kind === 'field' ? translate(item.map.object, scope) : undefined,
            index: translate(item.key, scope),
          },
        ];
      case 'allElements': {
        const type = typeOf(item.array);
        const element = type.kind === 'ref' ? elementType(type.className) : undefined;
        return element ? [{ store: elementStore(element), object: translate(item.array, scope), index: undefined }] : [];
      }
      case 'everywhere':
        return [{ store: item.field, object: undefined, index: undefined }];
      case 'allFields': {
        const object = translate(item.object, scope);
        return [...(frameStores(context.program, [item]) ?? [])].map((store) => ({ store, object, index: undefined }));
      }
    }
  });
}
