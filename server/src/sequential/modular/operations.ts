/**
 * One atomic operation `p?X` as sequential statements (docs/theory.md#check-1-thread-modular):
 *
 *     E*;  assert p;  assume enabled;  assert DISCIPLINE;  old := s;  X;  assert GUARANTEE;  assert I
 *
 * `p` is asserted before the guard is assumed, as in calvin-tcs 5: an operation goes wrong even where it would block.
 * Inside an atomic block there is no E* and the block as a whole owes the guarantee (`atomic.ts`).
 * Soundness: docs/soundness/java.md#final-fields, docs/soundness/reduction.md#ghost-code-and-movers,
 * docs/soundness/environment.md#steps-without-a-placement.
 * Neighbours: `environment-step.ts`, `guarantee.ts`, `effect.ts`; called by `thread-modular.ts`.
 */
import { lastPart } from '../../base/dotted-name';
import { footprintOf, rangesOverObjects, storeOf } from '../../plato/footprint';
import type { Expr, Location, Operation } from '../../plato/ir';
import { HOLDER_FIELD, OBJECT_CLASS, START_FIELD } from '../../plato/ir';
import { typeOf } from '../../plato/type-of';
import { TID } from '../logic/threads';
import { now, type CheckContext } from '../environment/context';
import { leftByCallee, owedByStep } from './deferred';
import { learnedOfArrays } from './array-owners';
import { elementAccess, mapAccess } from './element-access';
import { currentScope, entryStore } from '../environment/entry';
import {
  beforeSymbol,
  conjunctAt,
  conjunctFact,
  environmentStep,
  escapedRefersToEscaped,
  placement,
  standingView,
  wellFormed,
} from '../environment/environment-step';
import { applyEffect, isFinalOfOwn, mayPublish } from './effect';
import type { Conjunct } from '../environment/environment';
import { frameObligations } from '../environment/frames';
import { monitorReads } from './monitor-reads';
import { disciplineOf, storesOwed } from '../environment/guarantee';
import { assign, assume, type Sequential, type Watch } from '../logic/ir';
import { isJudged, locate, noteInAtomic, simulate, storesJudged, witness } from '../simulation/simulation';
import { ESCAPED, LOCAL, VISIBLE, isUndetermined, localSymbol } from '../logic/stores';
import { watchParts } from '../logic/parts';
import { NULL, equal, implies, not, select, visibly, type Symbol, type Term } from '../logic/terms';
import { assertion } from '../logic/obligations';
import { arrivalPoint, continuationPoint } from './reach';
import { translate } from '../logic/translate';
import { isHiddenName } from '../../plato/names';

/** The store at the start of the atomic block around an operation; undefined outside of one. */
export interface AtomicFrame {
  readonly before: (store: string) => Term;
  readonly visibleBefore: Term;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps of an operation, in their order (calvin-tcs 5).
export function operation(context: CheckContext, given: Operation, atomic: AtomicFrame | undefined): Sequential[] {
  const op = withAnyValue(context, given);
  const footprint = footprintOf(op);
  const written = new Set(footprint.writes.map((location) => storeOf(location)!));
  const accessed = new Set([...footprint.reads.map((location) => storeOf(location)!), ...written, ...footprint.elsewhere]);
  const publishes = mayPublish(context, op);
  const parts: Sequential[] = [];
  // A text or a boxed number may be new (`a + k`); where no condition asks which objects there are, it does not matter.
  const mayBeNew = context.speaksOfAll && op.havocs.some((location) => location.kind === 'local' && location.type.kind === 'ref');
  const asksOfAll = speaksOfAll(op);
  if (!atomic && (accessed.size > 0 || op.allocates !== undefined || publishes || mayBeNew || asksOfAll)) {
    const needed = storesOwed(context, isJudged(context, op) ? [...accessed, ...storesJudged(context)] : accessed, written, publishes);
    const placed = placement(context, needed, written);
    const isPlaced =
      placed.size > 0 ||
      publishes ||
      mayBeNew ||
      asksOfAll ||
      footprint.elsewhere.length > 0 ||
      op.role === 'specification' ||
      isJudged(context, op) ||
      !footprint.writes.every((location) => isFinalOfOwn(context, op, location));
    if (!isPlaced) parts.push(...knownOfFinals(context, footprint));
    else
      parts.push(
        ...environmentStep(context, {
          placed,
          conjuncts: context.conjuncts,
          overwritten: new Set(),
          mayEscape: false,
          span: op.span,
          within: op.within,
          action: 'another thread runs',
          watch: [...footprint.reads, ...footprint.writes].map((location) => watchLocation(context, op, location)),
        }),
      );
  }
  for (const assert of op.asserts) {
    const meant = (part: Expr): Term => translate(part, currentScope(context, 'prove'));
    parts.push(
      ...assertion(meant(assert.expr), assert.code, assert.message, { span: assert.span, within: op.within }, assert.related, {
        watch: [...localsOf(assert.expr), ...watchParts(assert, meant)],
        ...(isWrongAnyhow(assert) && { cause: `${assert.span.file} ${assert.span.start}`, isReadOff: true }),
      }),
    );
  }
  if (op.guard) parts.push(...guarded(context, op, op.guard));
  parts.push(...accessObligations(context, op, footprint, atomic));
  // With actions, what a step may change depends on what it is.
  const simulated = context.procedure.actions ? locate(context, op, footprint.writes, currentScope(context, 'assume')) : undefined;
  parts.push(...(simulated ? simulated.parts : frameObligations(context, op, footprint.writes)));

  for (const store of written) parts.push(assign(beforeSymbol(context.stores.symbol(store)), context.stores.symbol(store)));
  parts.push(assign(beforeSymbol(VISIBLE), VISIBLE));
  // What a called method performs may contradict itself, or what is known.
  // (A call that may also throw has its actions on both ways; one of them is enough.)
  const asked =
    op.role === 'specification' && op.post !== undefined
      ? ['performed', op.description, op.span.file, op.span.start, ...op.within.map((one) => one.span.start)].join(' ')
      : undefined;
  if (asked !== undefined) parts.push(arrivalPoint(asked));
  parts.push(...applyEffect(context, op));
  parts.push(...knownOfReads(context, op, atomic?.visibleBefore), ...learnedOfArrays(context, op, currentScope(context, 'assume')));
  if (op.description !== '') {
    parts.push({
      kind: 'mark',
      mark: { thread: 'this', action: op.description, span: op.span, within: op.within, watch: ownWatch(context, op) },
    });
  }
  const old = (store: string): Term => (written.has(store) ? beforeSymbol(context.stores.symbol(store)) : context.stores.symbol(store));
  if (simulated) {
    const place = { span: op.span, within: op.within };
    if (atomic) parts.push(...noteInAtomic(context, simulated.located, atomic, beforeSymbol(VISIBLE)));
    else if (isJudged(context, op))
      parts.push(
        ...simulate(context, simulated.located, {
          before: old,
          visibleBefore: beforeSymbol(VISIBLE),
          what: describe(op),
          place,
          watch: ownWatch(context, op),
        }),
      );
    parts.push(...witness(context, op));
  }
  if (op.role === 'specification') {
    const left = leftByCallee(
      context,
      context.program.procedures.find((one) => one.id === op.callee),
    );
    if (left.size > 0 && !atomic)
      parts.push(
        ...owedByStep(
          withConjuncts(context, (one) => left.has(one)),
          written,
          false,
          old,
          beforeSymbol(VISIBLE),
          describe(op),
          { span: op.span, within: op.within },
          isJudged(context, op),
        ),
      );
    // In an atomic block they are owed at its end.
    parts.push(...invariantsKept(atomic ? withConjuncts(context, (one) => !left.has(one)) : context, written));
  }
  if (asked !== undefined)
    parts.push(
      continuationPoint(
        asked,
        `nothing after this call can be reached, so everything about it would be provable: the action that it performs contradicts itself, or what is known here`,
        { span: op.span, within: op.within },
        [],
      ),
    );
  if (op.role === 'specification') return parts;
  if (!atomic && (written.size > 0 || publishes)) {
    parts.push(
      ...owedByStep(
        context,
        written,
        publishes,
        old,
        beforeSymbol(VISIBLE),
        describe(op),
        { span: op.span, within: op.within },
        isJudged(context, op),
      ),
    );
  }
  return parts;
}

/**
 * Whether an operation depends on which objects others have published meanwhile, whatever it reads. What reads final fields of objects that
 * are known already, or makes an object, commutes with their steps.
 */
function speaksOfAll({ asserts, guard, assigns, post, allocates }: Operation): boolean {
  const exprs = [...asserts.map((one) => one.expr), guard, post, allocates?.length, ...assigns.map((one) => one.value)];
  return exprs.some((expr) => expr !== undefined && rangesOverObjects(expr));
}

/**
 * What invariants of final fields alone say of the objects at which such fields are read: it holds as soon as the objects are known, and
 * no step of others that would say it stands before the read.
 */
function knownOfFinals(context: CheckContext, footprint: ReturnType<typeof footprintOf>): Sequential[] {
  const view = standingView(context);
  return footprint.reads.flatMap((location): Sequential[] => {
    if (location.kind !== 'field' || context.stores.field(location.field)?.isFinal !== true) return [];
    const type = typeOf(location.object);
    const className = type.kind === 'ref' ? type.className : OBJECT_CLASS;
    const object = translate(location.object, currentScope(context, 'assume'));
    return context.conjuncts
      .filter(
        (one) =>
          one.kind === 'invariant' &&
          one.owner !== undefined &&
          [...one.changes].includes(location.field) &&
          ![...one.changes].some((store) => context.stores.isMutable(store)) &&
          context.hierarchy.mayShare(one.owner, className),
      )
      .map((one) => conjunctAt(context, one, object, view));
  });
}

/**
 * A read of what Java leaves open gives any number or truth value, whoever writes meanwhile: the target is havocked, and nothing is read.
 * An object must have been there when it was read, so that stays a read.
 */
function withAnyValue(context: CheckContext, op: Operation): Operation {
  const isOpen = ({ target, value }: Operation['assigns'][number]): boolean =>
    target.kind === 'local' && value.kind === 'static' && isUndetermined(context.stores.field(value.field));
  const open = op.assigns.filter(isOpen);
  if (open.length === 0) return op;
  return { ...op, assigns: op.assigns.filter((one) => !isOpen(one)), havocs: [...op.havocs, ...open.map((one) => one.target)] };
}

function withConjuncts(context: CheckContext, isOne: (conjunct: Conjunct) => boolean): CheckContext {
  return { ...context, conjuncts: context.conjuncts.filter(isOne) };
}

/** The steps of a called method keep the invariants; it was checked for that. */
function invariantsKept(context: CheckContext, written: ReadonlySet<string>): Sequential[] {
  const view = standingView(context);
  return context.conjuncts
    .filter(
      (conjunct) =>
        conjunct.kind === 'invariant' &&
        [...conjunct.changes].some((store) => written.has(store)) &&
        [...conjunct.changes].every((store) => context.relevant.has(store)),
    )
    .map((conjunct) => conjunctFact(context, conjunct, view));
}

/** What the user assumes must be possible where it stands. Branches, and blocking, may be impossible. */
function guarded(context: CheckContext, op: Operation, guard: NonNullable<Operation['guard']>): Sequential[] {
  const condition = assume(visibly(translate(guard, currentScope(context, 'assume'))));
  if (op.origin !== 'written') return [condition];
  const group = context.fresh('assume');
  return [
    arrivalPoint(group),
    condition,
    continuationPoint(
      group,
      'this `assume` contradicts what is known here, so everything after it would be provable',
      { span: op.span, within: op.within },
      [],
    ),
  ];
}

/** The words of a step in a message: "`this.x = 1`" comes from its description. */
function describe(op: Operation): string {
  return op.description === '' ? 'this step' : `this step (it ${op.description})`;
}

/**
 * DISCIPLINE for what the operation accesses. Assertions and assumptions read without accessing. Ghost code does access what it reads: what
 * it keeps of a value that another thread has only half written would show that thread's steps to be more than one. But it does not run, so
 * it does not race.
 */
function accessObligations(
  context: CheckContext,
  op: Operation,
  footprint: ReturnType<typeof footprintOf>,
  atomic: AtomicFrame | undefined,
): Sequential[] {
  // The steps of a called method were checked where it was.
  if (op.role === 'specification' || op.isAlone === true) return [];
  const accesses = op.role !== 'assert' && op.role !== 'assume';
  const parts: Sequential[] = [
    ...monitorReads(context, op, (expr) => translate(expr, currentScope(context, 'assume')), { span: op.span, within: op.within }),
  ];
  // Ghost code is named after what is set.
  const named = (kind: 'read' | 'write', fallback: string): string =>
    op.role === 'ghost' && kind === 'read' ? fallback : labelOf(op, fallback);
  const visit = (location: Location, kind: 'read' | 'write'): void => {
    const value = (expr: Expr): Term => translate(expr, currentScope(context, 'assume'));
    const site = {
      kind,
      isAtomic: atomic !== undefined || op.role === 'ghost',
      before: atomic ? atomic.before : now(context),
      visibleBefore: atomic ? atomic.visibleBefore : VISIBLE,
      place: { span: op.span, within: op.within },
    };
    if (location.kind === 'elem') {
      const type = typeOf(location.array);
      const arrayClass = type.kind === 'ref' ? type.className : OBJECT_CLASS;
      const index = location.isWhole ? undefined : value(location.index);
      parts.push(...elementAccess(context, value(location.array), arrayClass, index, { ...site, label: named(kind, 'the element') }));
    }
    if (location.kind !== 'field' && location.kind !== 'static') return;
    const field = context.stores.field(location.field);
    const object = location.kind === 'field' ? value(location.object) : undefined;
    if (field?.isFinal && kind === 'write' && object) parts.push(...finalWrite(op, field.name, object));
    if (!field || field.disciplines.length === 0) return;
    const label = named(kind, field.name);
    const disciplines = field.disciplines.filter((discipline) => discipline.indices.length === 0);
    parts.push(
      ...disciplineOf(
        context,
        { ...site, field, disciplines, object, element: undefined, isPlain: !field.isVolatile && !field.isGhost, label },
        site.place,
      ),
    );
    if (field.type.kind === 'map') parts.push(...mapAccess(context, op, field, location, object, value, { ...site, label }));
  };
  if (accesses) {
    for (const location of footprint.reads) visit(location, 'read');
    for (const location of footprint.writes) visit(location, 'write');
  }
  return parts;
}

/** Other threads take a final field to be constant as soon as they can see its object. */
function finalWrite(op: Operation, name: string, object: Term): Sequential[] {
  return assertion(
    not(equal(select(VISIBLE, object), ESCAPED)),
    'write-discipline',
    `the final field \`${name}\` is written after other threads may have got hold of the object, for whom it is constant`,
    { span: op.span, within: op.within },
  );
}

/** The user's words for the location of an operation, without quotes. */
export function labelOf({ subject }: Operation, fallback: string): string {
  if (subject === undefined) return fallback;
  return subject.isContents ? `the contents of ${subject.name}` : subject.name;
}

/**
 * What holds of a value because the heap is well typed, and because of `non_null` and `final`. `visible`: at the start of the atomic block
 * around it, since at its end only it is asked whether the fields of what it lets escape have been set.
 */
export function knownOfReads(context: CheckContext, op: Operation, visible: Term = VISIBLE): Sequential[] {
  const parts: Sequential[] = [];
  for (const { target, value } of op.assigns) {
    if (target.kind !== 'local' || target.type.kind !== 'ref') continue;
    if (value.kind !== 'field' && value.kind !== 'static' && value.kind !== 'elem' && value.kind !== 'mapGet') continue;
    const read = localSymbol(target.name, target.type);
    const valueClass = value.type.kind === 'ref' ? value.type.className : target.type.className;
    parts.push(assume(wellFormed(read, valueClass, !context.hasLocalObjects || value.kind === 'static')));
    const base = value.kind === 'field' ? value.object : value.kind === 'elem' ? value.array : undefined;
    if (context.hasLocalObjects && base)
      parts.push(assume(escapedRefersToEscaped(translate(base, currentScope(context, 'assume')), read, VISIBLE)));
    if (context.hasLocalObjects) parts.push(assume(implies(not(equal(read, NULL)), not(equal(select(VISIBLE, read), LOCAL)))));
    const field = value.kind === 'field' || value.kind === 'static' ? context.stores.field(value.field) : undefined;
    // While a class is initialized its own static fields may still be null.
    const isBeingMade =
      field?.isStatic === true && context.procedure.kind === 'staticInitializer' && field.owner === context.procedure.owner;
    if (field?.isNonNull && !isBeingMade) {
      const object = value.kind === 'field' ? translate(value.object, currentScope(context, 'assume')) : undefined;
      // During its construction an object's fields may still be null.
      parts.push(assume(object ? implies(equal(select(visible, object), ESCAPED), not(equal(read, NULL))) : not(equal(read, NULL))));
    }
  }
  for (const location of op.havocs) {
    if (location.kind === 'local' && location.type.kind === 'ref') {
      const value = localSymbol(location.name, location.type);
      parts.push(assume(wellFormed(value, location.type.className, false)));
    }
  }
  return parts;
}

/** The subject of an assertion is a formula, of which the location is one part. */
function watchedName(op: Operation, fallback: string): string {
  return op.role === 'assert' ? fallback : labelOf(op, fallback);
}

function watchLocation(context: CheckContext, op: Operation, location: Location): Parameters<typeof environmentStep>[1]['watch'][number] {
  const store = storeOf(location)!;
  const field = context.stores.field(store);
  const place = (expr: Parameters<typeof translate>[0]): Term => translate(expr, currentScope(context, 'assume'));
  switch (location.kind) {
    case 'field': {
      const object = place(location.object);
      const label =
        store === START_FIELD
          ? `start of ${watchedName(op, 'the thread')}`
          : store === HOLDER_FIELD
            ? `holder of ${watchedName(op, 'the monitor')}`
            : watchedName(op, field?.name ?? store);
      return {
        label,
        stores: new Set([store]),
        value: (read) => select(read(store), object, location.type.kind === 'ref' ? location.type.className : undefined),
      };
    }
    case 'static':
      return { label: watchedName(op, field?.name ?? store), stores: new Set([store]), value: (read) => read(store) };
    case 'elem': {
      const [array, index] = [place(location.array), place(location.index)];
      return {
        label: watchedName(op, 'the element'),
        stores: new Set([store]),
        value: (read) => select(select(read(store), array), index),
      };
    }
    case 'local':
      return { label: location.name, stores: new Set(), value: () => localSymbol(location.name, location.type) };
  }
}

/** The values that this thread's own step shows in a counterexample. */
function ownWatch(context: CheckContext, op: Operation): readonly Watch[] {
  if (op.role === 'acquire') return reentry(context, op, beforeSymbol);
  if (op.role === 'release') return [];
  const watches: Watch[] = [];
  for (const { target, value } of op.assigns) {
    if (target.kind === 'local') {
      if (value.kind === 'field' && value.field === START_FIELD) continue;
      const isTemporary = isHiddenName(target.name);
      if (isTemporary && value.kind !== 'field' && value.kind !== 'static' && value.kind !== 'elem') continue;
      watches.push({
        label: isTemporary ? labelOf(op, 'value') : userName(target.name),
        before: undefined,
        after: localSymbol(target.name, target.type),
      });
    } else {
      if (storeOf(target) === START_FIELD) continue;
      watches.push({
        label: labelOf(op, 'value'),
        before: undefined,
        after: translate(value, {
          ...currentScope(context, 'assume'),
          store: (name, when) => (when === 'post' ? oldValue(context, op, name) : entryStore(context, name)),
        }),
      });
    }
  }
  return watches;
}

/** Whether this thread holds the monitor that it takes already. `before`: the copy of a store from before the step. */
export function reentry(context: CheckContext, op: Operation, before: (current: Symbol) => Symbol): readonly Watch[] {
  const taken = op.assigns.find(({ target }) => target.kind === 'field' && target.field === HOLDER_FIELD)?.target;
  if (taken?.kind !== 'field' || op.origin === 'wait') return [];
  const held = select(before(context.stores.symbol(HOLDER_FIELD)), translate(taken.object, currentScope(context, 'assume')));
  return [{ label: 'held', before: undefined, after: equal(held, TID), isReentry: true }];
}

/** Values of an operation were read before it: where it has written the store, its copy. */
function oldValue(context: CheckContext, op: Operation, store: string): Term {
  const isWritten = op.assigns.some(({ target }) => storeOf(target) === store);
  return isWritten ? beforeSymbol(context.stores.symbol(store)) : context.stores.symbol(store);
}

/** `inc/1.x#2` is `x` to the user. */
export function userName(local: string): string {
  const inner = lastPart(local);
  const mark = inner.indexOf('#');
  return mark < 0 ? inner : inner.slice(0, mark);
}

/** The user's locals in an assertion, to be shown when it fails. */
function localsOf(expr: Parameters<typeof translate>[0]): readonly Watch[] {
  const found = new Map<string, Watch>();
  const visit = (part: Parameters<typeof translate>[0]): void => {
    if (part.kind === 'var' && !isHiddenName(part.name) && !found.has(part.name)) {
      found.set(part.name, { label: userName(part.name), before: undefined, after: localSymbol(part.name, part.type) });
    } else if (part.kind === 'length' && part.array.kind === 'var') {
      found.set('length', {
        label: 'length',
        before: undefined,
        after: translate(part, {
          store: () => NULL,
          variables: new Map(),
          tid: TID,
          visible: VISIBLE,
          visibleAtEntry: VISIBLE,
          purpose: 'assume',
        }),
      });
    }
    if (part.kind === 'binary') [part.left, part.right].forEach(visit);
    if (part.kind === 'unary') visit(part.operand);
  };
  visit(expr);
  return [...found.values()];
}

/** A race that was found in the text (`sharing`), whatever the stores hold: whoever inlines the place comes to the same one. */
function isWrongAnyhow({ code, expr }: Operation['asserts'][number]): boolean {
  return code === 'race' && expr.kind === 'bool' && !expr.value;
}
