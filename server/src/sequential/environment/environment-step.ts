/**
 * E*: what other threads may have done since the last time we looked, as havocs and assumptions. One step stands for
 * any number of them, because the relation was proved reflexive and transitive.
 *
 * Only the conjuncts that can matter to the next operation are placed before it (calvin-tcs 6.4); `placement` says which, and
 * why the others commute with the operation.
 * Soundness: docs/soundness/environment.md#placement, docs/soundness/visibility.md#objects-published-by-others.
 * Neighbours: `environment.ts` gives the conjuncts; `operations.ts`, `loops.ts` and `calls.ts` place the steps.
 */
import type { Span } from '../../base/span';
import type { CallSite } from '../../plato/ir';
import { HOLDER_FIELD, OBJECT_CLASS, START_FIELD } from '../../plato/ir';
import { TID } from '../logic/threads';
import { isMadeExactly, mayBeInstance, mayBeOurs, now, type CheckContext } from './context';
import { assumedElsewhere, assumedOf, objectOf, storesOfConjunct, type Conjunct, type StepView } from './environment';
import type { Located } from './frames';
import { assign, assume, type ObjectFact, type Sequential, type Watch } from '../logic/ir';
import { isExactly, isInstance } from '../logic/operators';
import { NULL, TRUE, and, copyOf, equal, implies, not, or, select, symbol, visibly, type Symbol, type Term } from '../logic/terms';
import { CAPTURED, ESCAPED, LOCAL, UNALLOCATED, VISIBLE, defaultOf, isOurs } from '../logic/stores';

/** The copy of a store as it was before the step that is being made. */
export function beforeSymbol(current: Symbol): Symbol {
  return copyOf(current, `before ${current.name}`);
}

/**
 * The stores to be havocked before an operation that needs the values of `needed` and writes `written`.
 * A conjunct stays behind (is delayed) only if the operation neither reads nor writes what it changes, writes nothing that it reads, and
 * nothing placed changes what it reads: then it commutes to the right of the operation and merges, by transitivity, with
 * its next placement. Stores that no conjunct ties together are independent.
 */
export function placement(context: CheckContext, needed: Iterable<string>, written: Iterable<string>): ReadonlySet<string> {
  const placed = new Set<string>();
  for (const store of needed) if (context.relevant.has(store) && context.stores.isMutable(store)) placed.add(store);
  const disturbed = new Set([...written].filter((store) => context.relevant.has(store)));
  for (const store of disturbed) if (context.stores.isMutable(store)) placed.add(store);
  for (let grown = true; grown; ) {
    grown = false;
    for (const conjunct of context.conjuncts) {
      const touched =
        [...conjunct.changes].some((store) => placed.has(store) || disturbed.has(store)) ||
        [...conjunct.reads].some((store) => placed.has(store) || disturbed.has(store));
      if (!touched) continue;
      for (const store of conjunct.changes) {
        if (context.relevant.has(store) && context.stores.isMutable(store) && !placed.has(store)) {
          placed.add(store);
          grown = true;
        }
      }
    }
  }
  return new Set(context.stores.all.filter((store) => placed.has(store)));
}

/** All mutable relevant stores, in the order of the program. */
export function everything(context: CheckContext): ReadonlySet<string> {
  return new Set(context.stores.all.filter((store) => context.relevant.has(store) && context.stores.isMutable(store)));
}

/**
 * All relevant stores that this thread itself may write somewhere: more than others may change while a class is initialized, whose static
 * fields are then nobody else's.
 */
export function everythingOfOurs(context: CheckContext): ReadonlySet<string> {
  return new Set(context.stores.all.filter((store) => context.relevant.has(store) && context.stores.field(store)?.isFinal !== true));
}

export interface StepOptions {
  /** Stores that other threads may change at this point. */
  readonly placed: ReadonlySet<string>;
  /** Conjuncts that hold across the step; a loop or a call invalidates some. */
  readonly conjuncts: readonly Conjunct[];
  /** Stores that change arbitrarily: this thread itself writes them in between (loops, calls). */
  readonly overwritten: ReadonlySet<string>;
  /** This thread may let objects escape in between. */
  readonly mayEscape: boolean;
  /** The exact classes of the objects that this thread may allocate in between; none where not given. */
  readonly allocated?: ReadonlySet<string>;
  /** `overwritten` leaves objects alone that only this method knows: what a callee can not reach. */
  readonly sparesLocalObjects?: boolean;
  /** But for these arrays among them, whose elements the callee writes. */
  readonly lent?: readonly Term[];
  /** Where the overwritten stores are written; `elsewhere` are the frames that still hold of all other places of theirs. */
  readonly overwrittenAt?: readonly Located[];
  readonly elsewhere?: readonly Conjunct[];
  readonly span: Span;
  readonly within: readonly CallSite[];
  readonly watch: readonly {
    readonly label: string;
    readonly value: (read: (store: string) => Term) => Term;
    readonly stores: ReadonlySet<string>;
  }[];
  readonly action: string;
}

/** What names of `CheckContext.fresh` are made of where this method may let objects escape. */
export const ESCAPE = 'escape';

/** A step in which nothing happens: for what holds of one store. */
export function standingView(context: CheckContext, stepName = ''): StepView {
  return { before: now(context), after: now(context), visibleBefore: VISIBLE, visibleAfter: VISIBLE, tid: TID, stepName };
}

/** The sequential statements of one placement of E*. */
export function environmentStep(context: CheckContext, options: StepOptions): Sequential[] {
  const havocked = context.stores.all.filter(
    (store) => (options.placed.has(store) && context.standsStill?.has(store) !== true) || options.overwritten.has(store),
  );
  const havockedSet = new Set(havocked);
  const symbols = havocked.map((store) => context.stores.symbol(store));
  const parts: Sequential[] = [...symbols, VISIBLE].map((current) => assign(beforeSymbol(current), current));
  parts.push({ kind: 'havoc', variables: [...symbols, VISIBLE] });
  if (options.mayEscape) context.fresh(ESCAPE);
  const after = (store: string): Term => context.stores.symbol(store);
  const before = (store: string): Term => {
    const current = context.stores.symbol(store);
    return havockedSet.has(store) ? beforeSymbol(current) : current;
  };
  const view: StepView = {
    before,
    after,
    visibleBefore: beforeSymbol(VISIBLE),
    visibleAfter: VISIBLE,
    tid: TID,
    stepName: context.fresh('step'),
  };
  parts.push(...visibilityLaws(context, options.mayEscape, options.allocated ?? new Set()), ...finalReferences(context));
  for (const store of havocked)
    parts.push(
      ...storeLaws(
        context,
        store,
        view,
        options.overwritten.has(store) && options.sparesLocalObjects !== true,
        (options.allocated?.size ?? 0) > 0,
        options.overwritten.has(store) ? (options.lent ?? []) : [],
      ),
    );
  for (const conjunct of options.conjuncts) {
    // An invariant of final fields alone holds of whatever has become visible meanwhile.
    const speaksOfFinals = conjunct.kind === 'invariant' && ![...conjunct.changes].some((store) => context.stores.isMutable(store));
    if (!speaksOfFinals && ![...conjunct.changes].some((store) => havockedSet.has(store))) continue;
    if (
      ![...storesOfConjunct(conjunct)].every(
        (store) => context.relevant.has(store) || (!conjunct.isTrusted && !context.stores.isMutable(store)),
      )
    )
      continue;
    parts.push(conjunctFact(context, conjunct, view));
  }
  for (const conjunct of options.elsewhere ?? []) parts.push(factElsewhere(context, conjunct, view, options.overwrittenAt ?? []));
  const watch: Watch[] = options.watch
    .filter((one) => [...one.stores].some((store) => havockedSet.has(store)))
    .map((one) => ({
      label: one.label,
      before: one.value(before),
      after: one.value(after),
      ...(one.stores.size === 1 && { store: [...one.stores][0]! }),
    }));
  if (watch.length > 0) {
    parts.push({ kind: 'mark', mark: { thread: 'other', action: options.action, span: options.span, within: options.within, watch } });
  }
  return parts;
}

/** The conjunct as a fact about every object, or about the static store. */
export function conjunctFact(context: CheckContext, conjunct: Conjunct, view: StepView): Sequential {
  const object = conjunct.owner === undefined ? undefined : objectOf(conjunct);
  const body = assumedOf(conjunct, object, view, context.stores);
  return factOf(conjunct, body);
}

/** An invariant of one object. */
export function conjunctAt(context: CheckContext, conjunct: Conjunct, object: Term, view: StepView): Sequential {
  const body = assumedOf(conjunct, object, view, context.stores);
  if (!conjunct.opened) return assume(visibly(body));
  return {
    kind: 'assume',
    fact: {
      kind: 'objects',
      className: OBJECT_CLASS,
      variable: objectOf(conjunct),
      body,
      indices: conjunct.opened.indices,
      isStatic: true,
    },
  };
}

/** The body for every object of the conjunct, and every index. */
function factOf(conjunct: Conjunct, body: Term): Sequential {
  const variables = conjunct.element?.indices ?? conjunct.opened?.indices ?? [];
  const indices = variables.length > 0 ? { indices: variables } : {};
  if (conjunct.owner === undefined && !('indices' in indices)) return assume(visibly(body));
  const isStatic = conjunct.owner === undefined ? { isStatic: true } : {};
  return {
    kind: 'assume',
    fact: {
      kind: 'objects',
      className: conjunct.owner ?? OBJECT_CLASS,
      variable: objectOf(conjunct),
      body,
      ...(conjunct.kind === 'frame' && conjunct.changes.size === 1 && { carries: [...conjunct.changes][0] }),
      ...indices,
      ...isStatic,
    },
  };
}

/** A frame at every place but those that this thread itself may have written. */
function factElsewhere(context: CheckContext, conjunct: Conjunct, view: StepView, written: readonly Located[]): Sequential {
  const object = conjunct.owner === undefined ? undefined : objectOf(conjunct);
  return factOf(
    conjunct,
    assumedElsewhere(
      conjunct,
      object,
      written.filter((one) => conjunct.changes.has(one.store)),
      view,
      context.stores,
    ),
  );
}

/**
 * Escaped stays escaped; what only this method can reach stays so unless it lets it escape itself; nothing becomes ours but what it
 * allocates. So where it does neither, what is there stays what it is, and of what is not there others may publish some.
 */
function visibilityLaws(context: CheckContext, mayEscape: boolean, allocated: ReadonlySet<string>): Sequential[] {
  const object = symbol('object', 'Ref', OBJECT_CLASS);
  const [old, current] = [select(beforeSymbol(VISIBLE), object), select(VISIBLE, object)];
  const wholeHistory = context.procedure.modifies !== undefined || context.procedure.ensures.length > 0;
  const law = (body: Term, how: Pick<ObjectFact, 'exactly' | 'lasting'> = {}, className = OBJECT_CLASS): Sequential => ({
    kind: 'assume',
    fact: { kind: 'objects', className, variable: object, body, wholeHistory, carries: VISIBLE.name, ...how },
  });
  const monotone = implies(equal(old, ESCAPED), equal(current, ESCAPED));
  const isShared = or(equal(current, UNALLOCATED), equal(current, ESCAPED));
  if (!context.hasLocalObjects) return [law(and(monotone, isShared))];
  const isSome = or(isShared, isOurs(current));
  if (!mayEscape && allocated.size === 0)
    return [
      law(or(equal(current, old), and(equal(old, UNALLOCATED), equal(current, ESCAPED)))),
      // Of an object that was met just before, nothing said so.
      law(isSome, { lasting: 'visibility' }),
    ];
  const stays = and(
    implies(equal(old, LOCAL), mayEscape ? not(equal(current, UNALLOCATED)) : equal(current, LOCAL)),
    implies(equal(old, CAPTURED), mayEscape ? or(equal(current, CAPTURED), equal(current, ESCAPED)) : equal(current, CAPTURED)),
  );
  const mayBecomeOurs = or(isOurs(old), ...[...allocated].map((name) => isExactly(object, name)));
  return [law(and(monotone, isSome, implies(isOurs(current), mayBecomeOurs))), ...lawsOfOwn(context, context.localClasses, law, stays)];
}

/** Of objects of this method's own, which are of such classes. */
function lawsOfOwn(
  context: CheckContext,
  classes: readonly string[],
  law: (body: Term, how?: Pick<ObjectFact, 'exactly'>, className?: string) => Sequential,
  body: Term,
): Sequential[] {
  const exactly = classes.filter((name) => isMadeExactly(context, name));
  return [
    ...(exactly.length > 0 ? [law(body, { exactly })] : []),
    ...classes.filter((name) => !exactly.includes(name)).map((name) => law(body, {}, name)),
  ];
}

/**
 * What others have published meanwhile leads, by its final fields too, only to what others can reach: to nothing that this method has made
 * and kept, or is about to make.
 */
function finalReferences(context: CheckContext): Sequential[] {
  if (!context.hasLocalObjects) return [];
  // What has escaped stays so, but what this method lets escape meanwhile has to be said to lead only to such objects.
  const escapes = context.made(ESCAPE);
  return context.stores.all.flatMap((store): Sequential[] => {
    const field = context.stores.field(store);
    if (
      !field?.isFinal ||
      field.isStatic ||
      field.type.kind !== 'ref' ||
      !context.relevant.has(store) ||
      !mayBeOurs(context, field.type.className)
    )
      return [];
    const object = symbol('object', 'Ref', field.owner);
    const value = select(context.stores.symbol(store), object, field.type.className);
    return [
      {
        kind: 'assume',
        fact: {
          kind: 'objects',
          className: field.owner,
          variable: object,
          body: escapedRefersToEscaped(object, value, VISIBLE),
          lasting: `reached by ${store}, ${escapes} escapes`,
        },
      },
    ];
  });
}

/**
 * What holds of a store whatever the user wrote: local objects keep their fields, monitors change hands only when free, a started thread
 * stays started.
 */
function storeLaws(
  context: CheckContext,
  store: string,
  view: StepView,
  overwritten: boolean,
  allocates: boolean,
  lent: readonly Term[],
): Sequential[] {
  if (context.stores.isStatic(store)) {
    const type = context.stores.field(store)?.type;
    return type?.kind === 'ref'
      ? [assume(wellFormed(view.after(store), type.className, true))]
      : overwritten
        ? []
        : unknownKeys(context, store, view, allocates);
  }
  const field = context.stores.field(store);
  const object = symbol('object', 'Ref', field?.owner ?? 'java.lang.Object');
  const [old, current] = [
    select(view.before(store), object),
    select(view.after(store), object, field?.type.kind === 'ref' ? field.type.className : undefined),
  ];
  const law = (
    body: Term,
    how: Pick<ObjectFact, 'sparesThreads' | 'wholeHistory' | 'exactly' | 'carries'> = {},
    className = field?.owner ?? OBJECT_CLASS,
  ): Sequential => ({ kind: 'assume', fact: { kind: 'objects', className, variable: object, body, carries: store, ...how } });
  const laws: Sequential[] = [];
  // A new thread holds no monitor, also none of what it comes to know later.
  if (store === HOLDER_FIELD)
    laws.push(
      law(equal(equal(current, TID), equal(old, TID)), {
        sparesThreads: true,
        wholeHistory: context.procedure.beginsThread === true,
      }),
    );
  if (store === START_FIELD) laws.push(law(implies(old, current)));
  if (field?.type.kind === 'ref' && store !== HOLDER_FIELD && mayBeOurs(context, field.type.className)) {
    laws.push(law(escapedRefersToEscaped(object, current, VISIBLE), { carries: undefined }));
  }
  const holders = context.localClasses.filter((name) =>
    field ? mayBeInstance(context, name, field.owner) : context.hierarchy.mayHaveElements(name, store),
  );
  if (!overwritten) {
    laws.push(...unknownKeys(context, store, view, allocates));
    const isSpared = and(isOurs(select(view.visibleBefore, object)), ...lent.map((one) => not(equal(object, one))));
    const same = implies(isSpared, equal(current, old));
    laws.push(...lawsOfOwn(context, holders, law, same));
  } else if (allocates && field?.isFinal) {
    // Written by the constructors of what is made meanwhile, and of nothing that was there before.
    laws.push(law(or(equal(select(view.visibleBefore, object), UNALLOCATED), equal(current, old))));
  }
  return laws;
}

/**
 * Nobody else can name an object that only this method knows, so nobody else changes the entries of ghost maps at it. Where this thread may
 * have made objects in between, without writing the map, those that are still its own have the entries that new objects have.
 */
function unknownKeys(context: CheckContext, store: string, view: StepView, allocates: boolean): Sequential[] {
  const field = context.stores.field(store);
  if (field?.type.kind !== 'map' || field.type.key.kind !== 'ref' || !mayBeOurs(context, field.type.key.className)) return [];
  const [object, key] = [symbol('object', 'Ref', field.owner), symbol('index key', 'Ref', field.type.key.className)];
  const map = (read: (store: string) => Term): Term => (field.isStatic ? read(store) : select(read(store), object));
  const wasOurs = isOurs(select(view.visibleBefore, key));
  const kept = implies(wasOurs, equal(select(map(view.after), key), select(map(view.before), key)));
  const unset = implies(
    and(not(wasOurs), isOurs(select(view.visibleAfter, key))),
    equal(select(map(view.after), key), defaultOf(field.type.value)),
  );
  const body = allocates ? and(kept, unset) : kept;
  const index = { variable: key, store, depth: field.isStatic ? 0 : 1 };
  return [
    {
      kind: 'assume',
      fact: {
        kind: 'objects',
        className: field.owner,
        variable: object,
        body,
        indices: [index],
        ...(field.isStatic ? { isStatic: true } : {}),
      },
    },
  ];
}

/** What others can reach leads only to what others can reach. */
export function escapedRefersToEscaped(object: Term, target: Term, visible: Term): Term {
  return implies(equal(select(visible, object), ESCAPED), or(equal(target, NULL), equal(select(visible, target), ESCAPED)));
}

/** A reference that was read, passed or returned: null, or an allocated object of its class; where `escaped`, one that others can reach. */
export function wellFormed(value: Term, className: string, escaped: boolean): Term {
  const seen = select(VISIBLE, value);
  const visible = escaped ? equal(seen, ESCAPED) : not(equal(seen, UNALLOCATED));
  const none = equal(value, NULL);
  return or(none, and(visible, className === 'java.lang.Object' ? TRUE : isInstance(value, className)));
}
