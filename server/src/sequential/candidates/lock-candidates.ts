/**
 * Candidates for the head of a loop that speak of locks which are no monitors: held as on arrival, taken by this
 * thread, or handed from object to object.
 * Neighbours: `environment/locks.ts` says what holding such a lock is; `candidates.ts` has them proved.
 */
import type { Effects } from '../../effects/effects';
import { HOLDER_FIELD, THREAD_CLASS, type Expr, type Stmt } from '../../plato/ir';
import type { CheckContext } from '../environment/context';
import { witnessObject } from '../environment/context';
import { entryStore } from '../environment/entry';
import type { Conjunct } from '../environment/environment';
import { balanced, heldAtEntry, holds, isCount, lockFrames } from '../environment/locks';
import { assign, type Sequential } from '../logic/ir';
import { TID } from '../logic/threads';
import { VISIBLE, localSymbol } from '../logic/stores';
import { TRUE, and, apply, copyOf, equal, implies, ite, number, or, select, symbol, type Symbol, type Term } from '../logic/terms';
import type { Candidate } from './candidates';
import { at, namedPlaces, placeTerms, type Surroundings } from './named-places';

/** Of how many locals that a loop goes on with locks are made candidates. */
const MAX_HANDED = 3;

/**
 * For the head of a loop: locks that are taken and given back in it are held as on arrival. What others do changes nothing of it, so that
 * it may be proved without asking what they have done.
 */
export function lockCandidates(
  context: CheckContext,
  effects: Effects,
  name: string,
  changed: readonly Expr[],
): { readonly before: readonly Sequential[]; readonly list: readonly Candidate[] } {
  const before: Sequential[] = [];
  const list: Candidate[] = [];
  for (const frame of lockFrames(context)) {
    const stores = [...new Set([...frame.reads, frame.field!.id])];
    if (!stores.some((store) => effects.stores.has(store)) || !stores.every((store) => context.relevant.has(store))) continue;
    const arrival = (store: string): Symbol => {
      const current = context.stores.symbol(store);
      return context.stores.isMutable(store) ? copyOf(current, `${name} on arrival ${current.name}`) : current;
    };
    before.push(
      ...stores.filter((store) => context.stores.isMutable(store)).map((store) => assign(arrival(store), context.stores.symbol(store))),
    );
    const isOn = symbol(`${name} lock candidate ${list.length + 1}`, 'Bool');
    const { goal, fact } = balanced(context, frame, arrival, isOn);
    list.push({ switch: isOn, formula: goal, fact });
  }
  const classes = [
    ...new Set(
      lockFrames(context)
        .filter((frame) => effects.stores.has(frame.field!.id))
        .map((frame) => frame.owner!),
    ),
  ];
  list.push(...classes.flatMap((owner) => handOverHand(context, owner, changed, name)));
  return { before, list };
}

/**
 * Locks of a program's own making: a place that says which thread has something (`by`, `key[k]`, `user[i]`), and that the loop writes, for
 * other keys perhaps. Where it has the same name in every iteration, it is this thread's, or what it was on arrival.
 */
export function takenPlaces(
  context: CheckContext,
  around: Surroundings,
  loop: Stmt,
  effects: Effects,
  name: string,
): { readonly before: readonly Sequential[]; readonly list: readonly Candidate[] } {
  const before: Sequential[] = [];
  const list: Candidate[] = [];
  for (const [store, places] of namedPlaces(context, around, loop, effects)) {
    const isChanged = effects.everything || effects.stores.has(store);
    if (!isChanged || store === HOLDER_FIELD || !context.relevant.has(store) || !context.stores.isMutable(store)) continue;
    const current = context.stores.symbol(store);
    for (const place of placeTerms(context, places)) {
      if (place.type?.kind !== 'ref' || place.type.className !== THREAD_CLASS) continue;
      const count = list.length + 1;
      const arrival = symbol(`${name} on arrival taken ${count}`, 'Ref', THREAD_CLASS);
      before.push(assign(arrival, at(current, place)));
      const isOn = (which: string): Symbol => symbol(`${name} taken candidate ${count} ${which}`, 'Bool');
      list.push(
        { switch: isOn('ours'), formula: equal(at(current, place), TID) },
        { switch: isOn('as on arrival'), formula: equal(at(current, place), arrival) },
      );
    }
  }
  return { before, list };
}

/**
 * Hand over hand: the loop goes from object to object and holds the lock of the one where it is. So the candidates are that the lock of
 * each local that it goes on with is held, and that once more than at entry, and every lock but that as it was at entry. Also of objects
 * that nobody could see then: the prover is asked about an arbitrary one.
 */
function handOverHand(context: CheckContext, owner: string, changed: readonly Expr[], name: string): readonly Candidate[] {
  const frames = lockFrames(context).filter(
    (frame) => frame.owner === owner && [...frame.reads, frame.field!.id].every((store) => context.relevant.has(store)),
  );
  const held = changed.flatMap((reference) => locksOf(context, reference, owner)).slice(0, MAX_HANDED);
  const asAtEntry = (object: Term): Term =>
    and(...frames.map((frame) => balanced(context, frame, (store) => entryStore(context, store), TRUE).at(object)));
  const bound: Symbol = symbol('object', 'Ref', owner);
  let count = 0;
  const isOn = (): Symbol => symbol(`${name} handed candidate ${owner} ${++count}`, 'Bool');
  return held.flatMap((lock): Candidate[] => {
    const others = (object: Term): Term => or(equal(object, lock), asAtEntry(object));
    const on = isOn();
    return [
      { switch: isOn(), formula: and(...frames.map((frame) => holds(frame, lock, (store) => context.stores.symbol(store), VISIBLE))) },
      { switch: isOn(), formula: and(...frames.filter(isCount).map((frame) => onceMore(context, frame, lock))) },
      {
        switch: on,
        formula: others(witnessObject(owner)),
        fact: { kind: 'objects', className: owner, variable: bound, body: implies(on, others(bound)), wholeHistory: true },
      },
    ];
  });
}

/** A field that counts how often the lock was taken says once more than at entry. */
function onceMore(context: CheckContext, frame: Conjunct, lock: Term): Term {
  const [before, current] = [select(entryStore(context, frame.field!.id), lock), select(context.stores.symbol(frame.field!.id), lock)];
  return equal(current, ite(heldAtEntry(context, frame, lock), apply('+', [before, number(1)], 'Int'), number(1)));
}

/** The locks that final fields of an object lead to, and the object itself where it is one. */
function locksOf(context: CheckContext, reference: Expr, owner: string): readonly Term[] {
  if (reference.kind !== 'var' || reference.type.kind !== 'ref') return [];
  const { className } = reference.type;
  const object = localSymbol(reference.name, reference.type);
  if (context.hierarchy.isSubtype(className, owner)) return [object];
  return context.stores.all.flatMap((store): Term[] => {
    const field = context.stores.field(store);
    if (
      !field?.isFinal ||
      field.isStatic ||
      field.type.kind !== 'ref' ||
      !context.relevant.has(store) ||
      !context.hierarchy.isSubtype(className, field.owner)
    )
      return [];
    return context.hierarchy.isSubtype(field.type.className, owner)
      ? [select(context.stores.symbol(store), object, field.type.className)]
      : [];
  });
}
