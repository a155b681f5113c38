/**
 * The abstraction A(p) at a call (calvin-tcs 6.3): `pre?<true>; (K*; Y1); ...; (K*; Yn); K*; true?<post>` with steps of others anywhere
 * between. Here are its parts: `K*` with others' steps, as what it may write and which conjuncts it leaves alone, and one action `Y`: some
 * change of `modifies` and `also_modifies` that satisfies the action's `ensures`, in one step of this thread. That this step keeps what
 * others assume is proved where the callee is checked (`simulation.ts`); of the trusted library nobody proves it, so there it is owed here.
 *
 * Between the actions the callee may hold monitors of which no frame speaks. So an action reads `holder` from a map of its own, of which it
 * is only known that what the caller holds is held; what the caller itself goes on with is who holds monitors at the end of the call.
 * Soundness: docs/soundness/calls.md#frames-of-actions.
 * Neighbours: `calls.ts` puts the parts together; `survival.ts`.
 */
import type { Effects } from '../../effects/effects';
import { storesOfExpr } from '../../plato/footprint';
import { frameStores } from '../../effects/frame-stores';
import type { AtomicAction, Call, Procedure, Program } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from '../environment/context';
import { deferredBy, owedByStep } from './deferred';
import { conjunctFact, environmentStep, standingView, wellFormed } from '../environment/environment-step';
import { storesOfConjunct, type Conjunct } from '../environment/environment';
import { frameObligation, locationsIn, type Located } from '../environment/frames';
import { assign, assume, type Sequential, type Watch } from '../logic/ir';
import { copyOf, equal, implies, select, sortOf, store, symbol, visibly, type Symbol, type Term } from '../logic/terms';
import type { Place } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import { simulate } from '../simulation/simulation';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { translate, type Scope } from '../logic/translate';

/** The effects of the steps of a procedure that are none of its actions: `K`. */
export function stutteringEffects(program: Program, callee: Procedure, effects: Effects): Effects {
  if (!callee.actions || !callee.modifies || effects.everything) return effects;
  const frame = frameStores(program, callee.modifies);
  if (!frame) return { ...effects, everything: true };
  return { ...effects, stores: new Set([...frame, ...(effects.stores.has(HOLDER_FIELD) ? [HOLDER_FIELD] : [])]) };
}

/** Whether the callee's monitors may be others between its actions than at its ends. */
function changesMonitors(effects: Effects): boolean {
  return effects.waits || effects.everything || effects.stores.has(HOLDER_FIELD);
}

/**
 * Of the conjuncts that survive `K*`, those that can be assumed of its middle: an invariant that speaks of monitors holds there of other
 * monitors.
 */
export function inTheMiddle(conjuncts: readonly Conjunct[], effects: Effects): readonly Conjunct[] {
  if (!changesMonitors(effects)) return conjuncts;
  return conjuncts.filter((conjunct) => !isAboutMonitors(conjunct));
}

function isAboutMonitors(conjunct: Conjunct): boolean {
  return conjunct.kind === 'invariant' && storesOfConjunct(conjunct).has(HOLDER_FIELD);
}

/** The invariants that `inTheMiddle` left out, where the call ends. */
export function invariantsAtEnd(context: CheckContext): Sequential[] {
  return invariants(context, (conjunct) => isAboutMonitors(conjunct));
}

function invariants(context: CheckContext, wanted: (conjunct: Conjunct) => boolean): Sequential[] {
  const view = standingView(context, 'invariant');
  return context.conjuncts
    .filter(
      (conjunct) =>
        conjunct.kind === 'invariant' &&
        wanted(conjunct) &&
        [...conjunct.changes].every((one) => context.relevant.has(one) || !context.stores.isMutable(one)),
    )
    .map((conjunct) => conjunctFact(context, conjunct, view));
}

/** A call whose actions are performed. */
export interface Performing {
  readonly callee: Procedure;
  readonly effects: Effects;
  /** The callee's parameters, as they were given. */
  readonly variables: ReadonlyMap<string, Term>;
  /** What `modifies` names, as it was at the start of the call. */
  readonly modifies: readonly Located[];
  /** Unique to the call. */
  readonly prefix: string;
  readonly stmt: Call;
  readonly place: Place;
}

/** One action of the callee, as one step of this thread. */
export function performAction(context: CheckContext, call: Performing, action: AtomicAction, index: number): Sequential[] {
  const { callee, prefix, stmt, place } = call;
  const name = `${prefix} action ${index + 1}`;
  const what = `this step (\`${callee.display}\` performs \`${action.label}\`)`;
  const scope: Scope = { ...currentScope(context, 'assume'), variables: call.variables };
  const kept = namedLocations(context, locationsIn(context, action.frame, scope), `${name} written`);
  const parts: Sequential[] = [...kept.parts];
  if (!context.procedure.actions) {
    for (const { store: changed, object, index: element } of kept.located) {
      parts.push(
        ...frameObligation(context, changed, object, element, `calls \`${callee.display}\`, which performs \`${action.label}\``, place),
      );
    }
  }
  const relevant = context.stores.all.filter((one) => context.relevant.has(one));
  const copied = (of: string): Symbol => {
    const current = context.stores.symbol(of);
    return copyOf(current, `${name} before ${current.name}`);
  };
  const before = (of: string): Term => (context.relevant.has(of) ? copied(of) : context.stores.symbol(of));
  const visibleBefore = copyOf(VISIBLE, `${name} before $visible`);
  parts.push(...relevant.map((one) => assign(copied(one), context.stores.symbol(one))), assign(visibleBefore, VISIBLE));
  // An action may hand out what the callee has made.
  parts.push(
    ...environmentStep(context, {
      placed: new Set(),
      conjuncts: [],
      overwritten: new Set(),
      mayEscape: false,
      span: stmt.span,
      within: stmt.within,
      watch: [],
      action: '',
    }),
  );
  const written = [...call.modifies, ...kept.located];
  const isNamed = frameStores(context.program, action.frame) !== undefined && !call.effects.everything;
  if (isNamed)
    written.forEach((one, number) => parts.push(...changed(context, one, callee.kind === 'constructor', `${name} ${number + 1}`)));
  else parts.push({ kind: 'havoc', variables: relevant.filter((one) => one !== HOLDER_FIELD).map((one) => context.stores.symbol(one)) });
  parts.push(...enabled(context, call, action, before, name));
  const stores = new Set(isNamed ? written.map((one) => one.store) : relevant);
  const watch = kept.located.flatMap((one): Watch[] => watchOf(context, one, before));
  const judged = written.filter((one) => one.store !== HOLDER_FIELD);
  if (context.procedure.actions) parts.push(...simulate(context, judged, { before, visibleBefore, what, place, watch }));
  const deferred = callee.isTrusted
    ? new Set(context.conjuncts)
    : deferredBy(context.program, context.hierarchy, context.conjuncts, callee);
  const owing = { ...context, conjuncts: context.conjuncts.filter((conjunct) => deferred.has(conjunct)) };
  for (const one of owedByStep(owing, stores, false, before, visibleBefore, what, place, context.procedure.actions !== undefined)) {
    const clause =
      one.kind === 'assert'
        ? owing.conjuncts.find((conjunct) => one.obligation.related.some((related) => related.span === conjunct.clause.span))
        : undefined;
    // Of what the callee itself lets escape by this step it has shown everything.
    parts.push(
      one.kind === 'assert' && clause?.owner !== undefined
        ? { ...one, condition: implies(equal(select(visibleBefore, witnessObject(clause.owner)), ESCAPED), one.condition) }
        : one,
    );
  }
  parts.push(...invariants(context, (conjunct) => !(changesMonitors(call.effects) && isAboutMonitors(conjunct))));
  parts.push({
    kind: 'mark',
    mark: {
      thread: 'this',
      action: `calls \`${callee.display}\`, which performs \`${action.label}\``,
      span: stmt.span,
      within: stmt.within,
      watch,
    },
  });
  return parts;
}

/** It blocks where its `ensures` cannot come true, so after it it has come true. */
function enabled(
  context: CheckContext,
  call: Performing,
  action: AtomicAction,
  before: (store: string) => Term,
  name: string,
): Sequential[] {
  const { expr } = action.condition;
  const own = changesMonitors(call.effects) && storesOfExpr(expr).has(HOLDER_FIELD);
  const holders = {
    pre: symbol(`${name} holder before`, context.stores.symbol(HOLDER_FIELD).sort),
    post: symbol(`${name} holder`, context.stores.symbol(HOLDER_FIELD).sort),
  };
  const parts: Sequential[] = [];
  if (own) {
    parts.push({ kind: 'havoc', variables: [holders.pre, holders.post] });
    const object = symbol('object', 'Ref', 'java.lang.Object');
    const known = (map: Term): Term =>
      implies(equal(select(context.stores.symbol(HOLDER_FIELD), object), TID), equal(select(map, object), TID));
    if (!call.effects.waits) {
      for (const map of [holders.pre, holders.post])
        parts.push({
          kind: 'assume',
          fact: { kind: 'objects', className: 'java.lang.Object', variable: object, body: known(map), sparesThreads: true },
        });
    }
  }
  const read = (store: string, when: 'pre' | 'post'): Term =>
    own && store === HOLDER_FIELD ? holders[when] : when === 'pre' ? before(store) : context.stores.symbol(store);
  parts.push(assume(visibly(translate(expr, { ...currentScope(context, 'assume'), store: read, variables: call.variables }))));
  return parts;
}

/**
 * Any new value at the location; what is stored where others can see it is seen by others. `isConstructor`: what they cannot see yet may
 * lead to anything.
 */
export function changed(
  context: CheckContext,
  { store: name, object, index }: Located,
  isConstructor: boolean,
  fresh: string,
): Sequential[] {
  if (!context.relevant.has(name) || name === HOLDER_FIELD) return [];
  const current = context.stores.symbol(name);
  const type = context.stores.field(name)?.type;
  const className = type?.kind === 'ref' ? type.className : undefined;
  if (!object && index && typeof current.sort !== 'string') {
    const value = symbol(`${fresh} value`, current.sort.value);
    return [{ kind: 'havoc', variables: [value] }, assign(current, store(current, index, value))];
  }
  if (!object || typeof current.sort === 'string') {
    return [
      { kind: 'havoc', variables: [current] },
      ...(className === undefined || typeof current.sort !== 'string' ? [] : [assume(wellFormed(current, className, true))]),
    ];
  }
  if (index && typeof current.sort.value !== 'string') {
    const value = symbol(`${fresh} value`, current.sort.value.value);
    return [{ kind: 'havoc', variables: [value] }, assign(current, store(current, object, store(select(current, object), index, value)))];
  }
  const value = symbol(`${fresh} value`, current.sort.value, className);
  const isSeen = isConstructor ? equal(select(VISIBLE, object), ESCAPED) : undefined;
  const known =
    className === undefined
      ? []
      : [assume(isSeen ? implies(isSeen, wellFormed(value, className, true)) : wellFormed(value, className, true))];
  return [{ kind: 'havoc', variables: [value] }, ...known, assign(current, store(current, object, value))];
}

/** Locations with their objects and indices named, so that later changes do not move them. */
export function namedLocations(
  context: CheckContext,
  located: readonly Located[],
  name: string,
): { readonly parts: readonly Sequential[]; readonly located: readonly Located[] } {
  const parts: Sequential[] = [];
  const keep = (term: Term | undefined, kind: string, number: number): Term | undefined => {
    if (!term) return undefined;
    const sort = sortOf(term);
    const kept = symbol(`${name} ${kind} ${number}`, sort, sort === 'Ref' ? 'java.lang.Object' : undefined);
    parts.push(assign(kept, term));
    return kept;
  };
  const kept = located.map((one, number) => ({
    store: one.store,
    object: keep(one.object, 'object', number),
    index: keep(one.index, 'index', number),
  }));
  return { parts, located: kept };
}

function watchOf(context: CheckContext, { store: name, object, index }: Located, before: (store: string) => Term): Watch[] {
  const field = context.stores.field(name);
  if (!context.relevant.has(name) || index || !field) return [];
  const value = (map: Term): Term => (object ? select(map, object) : map);
  return [{ label: field.name, before: value(before(name)), after: value(context.stores.symbol(name)) }];
}
