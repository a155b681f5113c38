/**
 * Locks that are not monitors: the `owner` of a java.util.concurrent Lock and what goes with it. They are recognised by the clauses of the
 * library's own models: a field that nobody else writes while a condition on this thread holds is state of a lock that this thread then
 * *holds*.
 *
 * Unlike monitors, which Java's syntax keeps balanced, they are taken and given back by calls. So balance is proposed for loops
 * (`candidates/lock-candidates.ts`) and proved, and owed by a method with a `modifies` clause (`frames.ts`) at its end.
 * Soundness: docs/soundness/library.md#locks-that-are-not-monitors.
 */
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from './context';
import { entryStore, entryVisible } from './entry';
import { inOneStore, storesOfConjunct, type Conjunct } from './environment';
import { TRUE, and, equal, implies, not, select, symbol, type Symbol, type Term } from '../logic/terms';
import type { Fact } from '../logic/ir';
import { UNALLOCATED, VISIBLE } from '../logic/stores';

/** The trusted frames of lock state. (Who only reads holds no lock of his own: read locks are counted in a map, which is as any store.) */
export function lockFrames(context: CheckContext): readonly Conjunct[] {
  const isMap = (store: string): boolean => context.stores.field(store)?.type.kind === 'map';
  return context.conjuncts.filter(
    (conjunct) =>
      conjunct.kind === 'frame' && conjunct.isTrusted && conjunct.owner !== undefined && ![...storesOfConjunct(conjunct)].some(isMap),
  );
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
 * "Every lock is held as it was at an earlier point, and what is held has the same state": as a goal at one arbitrary object, and as a fact
 * about all.
 */
export function balanced(
  context: CheckContext,
  frame: Conjunct,
  earlier: (store: string) => Term,
  isOn: Term,
): { readonly goal: Term; readonly fact: Fact; readonly at: (object: Term) => Term } {
  const owner = frame.owner!;
  const at = (object: Term): Term => {
    const before = holds(frame, object, earlier, VISIBLE);
    const now = holds(frame, object, (store) => context.stores.symbol(store), VISIBLE);
    const store = frame.field!.id;
    return and(equal(before, now), implies(before, equal(select(earlier(store), object), select(context.stores.symbol(store), object))));
  };
  const bound: Symbol = symbol('object', 'Ref', owner);
  return {
    goal: at(witnessObject(owner)),
    fact: { kind: 'objects', className: owner, variable: bound, body: implies(isOn, at(bound)) },
    at,
  };
}

/** The field tells how often the lock has been taken, not by whom. */
export function isCount(frame: Conjunct): boolean {
  return frame.field!.type.kind === 'int' && !frame.reads.has(frame.field!.id);
}

/** Locks that existed at entry are held as they were then, at one arbitrary object. */
export function heldAsAtEntry(context: CheckContext, frame: Conjunct): Term {
  const existed = not(equal(select(entryVisible(), witnessObject(frame.owner!)), UNALLOCATED));
  return implies(existed, balanced(context, frame, (store) => entryStore(context, store), TRUE).goal);
}
