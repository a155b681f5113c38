/**
 * Candidates at the loop heads of check 2: how the reducible sequence that goes on there began, and what it has changed so far
 * (docs/theory.md#check-2-reduction and docs/theory.md#loops).
 *
 * A loop that waits, or gives a lock away and takes it again, comes to its head in the middle of a sequence that began in it: the lock has
 * been taken, and nothing else has changed. So does a loop under a lock: what it has changed so far is what the lock guards. So of every
 * store that the body writes candidates are made: what it is, and was, at the few places that have a name in every iteration (a local that
 * stays, final fields from there; of arrays and ghost maps an index, or keys), that at all other indices and keys it is as it was, and that
 * at all other objects it is. The latter is a fact about the objects that others could see when the sequence began; what was made since
 * does not count.
 * Neighbours: `candidates/named-places.ts` finds the places, `reduced-loops.ts` puts the candidates where they belong. The prover throws
 * out what is not inductive, so nothing here can be unsound.
 */
import { effectsOfCall, writtenStores, type Effects } from '../../effects/effects';
import { OBJECT_CLASS, THREAD_CLASS, type Stmt } from '../../plato/ir';
import type { Candidate, LoopContext } from '../candidates/candidates';
import { progressOf, times } from '../candidates/progress';
import { at, changedAt, namedPlaces, placeTerms, type PlaceTerms } from '../candidates/named-places';
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from '../environment/context';
import { assign, type Sequential } from '../logic/ir';
import {
  NULL,
  and,
  apply,
  copyOf,
  equal,
  implies,
  not,
  number,
  or,
  sameTerm,
  select,
  symbol,
  type Symbol,
  type Term,
} from '../logic/terms';
import { LAST, PC, PERFORMED, PHASE, oldStore, oldVisible, type Specification } from './performed';
import { ESCAPED, VISIBLE } from '../logic/stores';

export interface SequenceCandidates {
  /** To be placed before the loop: the values that variables have on arrival. */
  readonly before: readonly Sequential[];
  readonly list: readonly Candidate[];
}

/** The candidates for one loop of the body; `effects` are the loop's. */
export function sequenceCandidates(
  context: CheckContext,
  specification: Specification,
  loops: LoopContext,
  loop: Stmt & { readonly kind: 'loop' },
  effects: Effects,
): SequenceCandidates {
  const name = context.fresh('sequence in loop');
  const written = writtenStores(loops.around.body, (call) => effectsOfCall(call, loops.effects));
  const places = namedPlaces(context, loops.around, loop, effects);
  const progress = progressOf(context, loops, loop, effects);
  const before: Sequential[] = [];
  const arrival = (current: Symbol): Symbol => {
    const held = copyOf(current, `${name} arrival ${current.name}`);
    before.push(assign(held, current));
    return held;
  };
  const counters = progress.counters.map((counter) => ({ now: counter, arrived: arrival(counter) }));
  const list: Candidate[] = [];
  const isOn = (): Symbol => symbol(`${name} candidate ${list.length + 1}`, 'Bool');
  const propose = (...formulas: readonly Term[]): void => {
    for (const formula of formulas) if (!list.some((one) => sameTerm(one.formula, formula))) list.push({ switch: isOn(), formula });
  };

  propose(PHASE, not(PERFORMED), equal(PC, LAST), ...specification.numbers().map((one) => not(equal(PC, number(one)))));
  propose(...[PC, LAST, PERFORMED].map((current) => equal(current, arrival(current))));
  propose(equal(VISIBLE, oldVisible()), equal(oldVisible(), arrival(oldVisible())));
  for (const store of context.stores.all) {
    if (!context.relevant.has(store) || context.stores.field(store)?.isFinal === true) continue;
    const [current, old] = [context.stores.symbol(store), oldStore(context, store)];
    const [arrived, oldArrived] = [arrival(current), arrival(old)];
    propose(equal(current, old), equal(current, arrived), equal(old, oldArrived));
    if (!(written.everything || written.stores.has(store))) continue;
    const named = placeTerms(context, places.get(store) ?? []);
    for (const place of named) {
      const versions = { current, old, arrived, oldArrived };
      propose(...atPlace(place, versions), ...changedAsCounted(place, versions, counters, progress.amounts(store)));
    }
    propose(...elsewhereAsBefore(named, current, old));
    if (context.stores.isStatic(store)) continue;
    const objects = objectsOf(named);
    // The same lock may have two names of which only one is known to be it in every iteration.
    const spared = [objects, ...(objects.length > 1 ? objects.map((object) => [object]) : [])];
    for (const some of spared) {
      const switchOf = isOn();
      const kept = (map: Symbol, object: Term): Term =>
        implies(
          and(equal(select(oldVisible(), object), ESCAPED), ...some.map((one) => not(equal(object, one)))),
          equal(select(current, object), select(map, object)),
        );
      const className = context.stores.field(store)?.owner;
      const bound = symbol('object', 'Ref', className ?? OBJECT_CLASS);
      list.push({
        switch: switchOf,
        formula: kept(old, witnessObject(className ?? OBJECT_CLASS)),
        fact: {
          kind: 'objects',
          className: className ?? OBJECT_CLASS,
          ...(className === undefined && { elements: store }),
          variable: bound,
          body: implies(switchOf, kept(old, bound)),
        },
      });
    }
  }
  return { before, list };
}

interface Versions {
  readonly current: Symbol;
  readonly old: Symbol;
  readonly arrived: Symbol;
  readonly oldArrived: Symbol;
}

/**
 * At one place: it is or was what it was on arrival, a lock is this thread's and was its own or nobody's, and a number has changed by as
 * much as on arrival.
 */
function atPlace(place: PlaceTerms, { current, old, arrived, oldArrived }: Versions): readonly Term[] {
  const { type } = place;
  if (type === undefined || type.kind === 'map') return [];
  const [is, was, came, hadBeen] = [at(current, place), at(old, place), at(arrived, place), at(oldArrived, place)];
  const isThread = type.kind === 'ref' && type.className === THREAD_CLASS;
  return [
    ...(isThread ? [equal(is, TID), equal(was, NULL), or(equal(was, NULL), equal(was, TID))] : []),
    ...(type.kind === 'int' ? [equal(apply('-', [is, was], 'Int'), apply('-', [came, hadBeen], 'Int'))] : []),
    equal(is, was),
    equal(is, came),
  ];
}

/** A number has changed since the sequence began by so much for every round of the loop, up or down. */
function changedAsCounted(
  place: PlaceTerms,
  { current, old, arrived, oldArrived }: Versions,
  counters: readonly { readonly now: Term; readonly arrived: Term }[],
  amounts: readonly Term[],
): readonly Term[] {
  if (place.type?.kind !== 'int') return [];
  const change = (now: Term, then: Term): Term => apply('-', [at(now, place), at(then, place)], 'Int');
  return counters.flatMap((counter) =>
    amounts.flatMap((amount) => {
      const rounds = (count: Term): Term => times(amount, count);
      return ['+', '-'].map((sign) =>
        equal(
          apply(sign, [change(current, old), rounds(counter.now)], 'Int'),
          apply(sign, [change(arrived, oldArrived), rounds(counter.arrived)], 'Int'),
        ),
      );
    }),
  );
}

/**
 * Of arrays and ghost maps: all that has no name among the indices or keys is as it was; of several objects each by itself, and (two names
 * may mean one object) at the keys of all of them.
 */
function elsewhereAsBefore(places: readonly PlaceTerms[], current: Symbol, old: Symbol): readonly Term[] {
  const unchanged = (object: Term | undefined, some: readonly PlaceTerms[]): readonly Term[] => {
    if (some.some((place) => place.keys.length === 0)) return [];
    const [is, was] = object ? [select(current, object), select(old, object)] : [current, old];
    return [equal(is, changedAt(was, is, some))];
  };
  const objects = objectsOf(places);
  if (objects.length === 0) return places.length === 0 ? [] : unchanged(undefined, places);
  return objects.flatMap((object) => [
    ...unchanged(
      object,
      places.filter((place) => place.object !== undefined && sameTerm(place.object, object)),
    ),
    ...(objects.length > 1 ? unchanged(object, places) : []),
  ]);
}

function objectsOf(places: readonly PlaceTerms[]): readonly Term[] {
  const found: Term[] = [];
  for (const { object } of places) if (object && !found.some((known) => sameTerm(known, object))) found.push(object);
  return found;
}
