/**
 * Locks that are not monitors: the `owner` of a java.util.concurrent Lock and what goes with it. They are recognised by the clauses of the library's own
 * models: a field that nobody else writes while a condition on this thread holds is state of a lock that this thread then *holds*.
 *
 * Unlike monitors, which Java's syntax keeps balanced, they are taken and given back by calls. So balance is proposed for loops (`candidates.ts`) and
 * proved, and owed by a method with a `modifies` clause (`frames.ts`) at its end.
 */
import { TID, witnessObject, type CheckContext } from './context';
import { entryStore, entryVisible } from './entry';
import { inOneStore, type Conjunct } from './environment';
import { TRUE, and, apply, equal, implies, ite, not, number, or, select, symbol, type Symbol, type Term } from './logic';
import type { Effects } from '../plato/effects';
import type { Expr } from '../plato/ir';
import type { Candidate } from './candidates';
import { assign, type Fact, type Sequential } from './ir';
import { UNALLOCATED, VISIBLE, localSymbol } from './stores';

/** Of how many locals that a loop goes on with the locks are guessed at. */
const MAX_HANDED = 3;

/** The trusted frames of lock state. */
export function lockFrames(context: CheckContext): readonly Conjunct[] {
  return context.conjuncts.filter((conjunct) => conjunct.kind === 'frame' && conjunct.isTrusted && conjunct.owner !== undefined);
}

/** Whether this thread holds the lock `object`, as the frame of its state says it, in the store given by `read`. */
export function holds(frame: Conjunct, object: Term, read: (store: string) => Term, visible: Term): Term {
  return inOneStore(frame.clause.expr, read, object, TID, visible, 'assume');
}

/** Whether this thread held the lock `object` when the method under check was entered. */
export function heldAtEntry(context: CheckContext, frame: Conjunct, object: Term): Term {
  return holds(frame, object, (store) => entryStore(context, store), entryVisible());
}

/**
 * "Every lock is held as it was at an earlier point, and what is held has the same state": as a goal at one arbitrary object, and as a fact about all.
 */
export function balanced(context: CheckContext, frame: Conjunct, earlier: (store: string) => Term, isOn: Term): { readonly goal: Term; readonly fact: Fact; readonly at: (object: Term) => Term } {
  const owner = frame.owner!;
  const at = (object: Term): Term => {
    const before = holds(frame, object, earlier, VISIBLE);
    const now = holds(frame, object, (store) => context.stores.symbol(store), VISIBLE);
    const store = frame.field!.id;
    return and(equal(before, now), implies(before, equal(select(earlier(store), object), select(context.stores.symbol(store), object))));
  };
  const bound: Symbol = symbol('object', 'Ref', owner);
  return { goal: at(witnessObject(owner)), fact: { kind: 'objects', className: owner, variable: bound, body: implies(isOn, at(bound)) }, at };
}

/**
 * For the head of a loop: locks that are taken and given back in it are held as on arrival. What others do changes nothing of it, so that it may be proved without
 * asking what they have done.
 */
export function lockCandidates(context: CheckContext, effects: Effects, name: string, changed: readonly Expr[]): { readonly before: readonly Sequential[]; readonly list: readonly Candidate[] } {
  const before: Sequential[] = [];
  const list: Candidate[] = [];
  for (const frame of lockFrames(context)) {
    const stores = [...new Set([...frame.reads, frame.field!.id])];
    if (!stores.some((store) => effects.stores.has(store)) || !stores.every((store) => context.relevant.has(store))) continue;
    const arrival = (store: string): Symbol => {
      const current = context.stores.symbol(store);
      return context.stores.isMutable(store) ? symbol(`${name} on arrival ${current.name}`, current.sort, current.className) : current;
    };
    before.push(...stores.filter((store) => context.stores.isMutable(store)).map((store) => assign(arrival(store), context.stores.symbol(store))));
    const isOn = symbol(`${name} lock candidate ${list.length + 1}`, 'Bool');
    const { goal, fact } = balanced(context, frame, arrival, isOn);
    list.push({ switch: isOn, formula: goal, fact });
  }
  const classes = [...new Set(lockFrames(context).filter((frame) => effects.stores.has(frame.field!.id)).map((frame) => frame.owner!))];
  list.push(...classes.flatMap((owner) => handOverHand(context, owner, changed, name)));
  return { before, list };
}

/**
 * Hand over hand: the loop goes from object to object and holds the lock of the one where it is. So the lock of each local that it goes on with is guessed to be held, and
 * that once more than at entry, and every lock but that as it was at entry. Also of objects that nobody could see then: the prover is asked about an arbitrary one.
 */
function handOverHand(context: CheckContext, owner: string, changed: readonly Expr[], name: string): readonly Candidate[] {
  const frames = lockFrames(context).filter((frame) => frame.owner === owner && [...frame.reads, frame.field!.id].every((store) => context.relevant.has(store)));
  const held = changed.flatMap((reference) => locksOf(context, reference, owner)).slice(0, MAX_HANDED);
  const asAtEntry = (object: Term): Term => and(...frames.map((frame) => balanced(context, frame, (store) => entryStore(context, store), TRUE).at(object)));
  const bound: Symbol = symbol('object', 'Ref', owner);
  let count = 0;
  const isOn = (): Symbol => symbol(`${name} handed candidate ${owner} ${++count}`, 'Bool');
  return held.flatMap((lock): Candidate[] => {
    const others = (object: Term): Term => or(equal(object, lock), asAtEntry(object));
    const on = isOn();
    return [
      { switch: isOn(), formula: and(...frames.map((frame) => holds(frame, lock, (store) => context.stores.symbol(store), VISIBLE))) },
      { switch: isOn(), formula: and(...frames.filter(isCount).map((frame) => onceMore(context, frame, lock))) },
      { switch: on, formula: others(witnessObject(owner)), fact: { kind: 'objects', className: owner, variable: bound, body: implies(on, others(bound)), wholeHistory: true } },
    ];
  });
}

/** A field that counts how often the lock was taken says once more than at entry. */
function onceMore(context: CheckContext, frame: Conjunct, lock: Term): Term {
  const [before, current] = [select(entryStore(context, frame.field!.id), lock), select(context.stores.symbol(frame.field!.id), lock)];
  return equal(current, ite(heldAtEntry(context, frame, lock), apply('+', [before, number(1)], 'Int'), number(1)));
}

/** The field tells how often the lock has been taken, not by whom. */
export function isCount(frame: Conjunct): boolean {
  return frame.field!.type.kind === 'int' && !frame.reads.has(frame.field!.id);
}

/** The locks that final fields of an object lead to, and the object itself where it is one. */
function locksOf(context: CheckContext, reference: Expr, owner: string): readonly Term[] {
  if (reference.kind !== 'var' || reference.type.kind !== 'ref') return [];
  const { className } = reference.type;
  const object = localSymbol(reference.name, reference.type);
  if (context.hierarchy.isSubtype(className, owner)) return [object];
  return context.stores.all.flatMap((store): Term[] => {
    const field = context.stores.field(store);
    if (!field?.isFinal || field.isStatic || field.type.kind !== 'ref' || !context.relevant.has(store) || !context.hierarchy.isSubtype(className, field.owner)) return [];
    return context.hierarchy.isSubtype(field.type.className, owner) ? [select(context.stores.symbol(store), object, field.type.className)] : [];
  });
}

/** Locks that existed at entry are held as they were then, at one arbitrary object. */
export function heldAsAtEntry(context: CheckContext, frame: Conjunct): Term {
  const existed = not(equal(select(entryVisible(), witnessObject(frame.owner!)), UNALLOCATED));
  return implies(existed, balanced(context, frame, (store) => entryStore(context, store), TRUE).goal);
}
