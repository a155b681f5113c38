/**
 * What a discipline asks of whoever accesses a place, and what it grants in return. Everything that speaks of a discipline goes through
 * here: the step of the others, the law that it lasts, the movers, the obligation at an access and the search for races cannot mean
 * different things by it.
 *
 * A clause `e` speaks in one of two directions. With `unwritable_by_env_if e` whoever satisfies `e` has exclusive access, so whoever
 * accesses the place must see that no other thread satisfies it. With `writable_if e` whoever accesses must satisfy `e`, so a thread has
 * exclusive access where no other satisfies it. Some conditions to act do that only as long as the thread satisfies them itself: a free
 * monitor may be taken by anybody.
 * Soundness: docs/soundness/environment.md#conditions-to-act.
 * Neighbours: `environment.ts` makes frames of it, `stability.ts` the question whether exclusive access lasts, `movers.ts` and
 * `guarantee.ts` ask for it.
 */
import { DISCIPLINES, type AccessKind } from '../../diagnostics/disciplines';
import type { Discipline } from '../../plato/ir';
import { OTHER, TID } from '../logic/threads';
import { TRUE, and, not, type Term } from '../logic/terms';

/**
 * In which form a discipline grants exclusive access: the thread satisfies the clause; no other thread does; or both (the lasting form of a
 * condition to act).
 */
export type Grant = 'clause' | 'alone' | 'clause and alone';

/** What has been proved to last of the disciplines of a program, for each kind of access; what is not there grants nothing. */
export type Grants = ReadonlyMap<Discipline, ReadonlyMap<AccessKind, Grant>>;

export const NO_GRANTS: Grants = new Map();

/** The clause for a thread; `purpose` says which way its quantifiers may err. */
export type ClauseFor = (thread: Term, purpose: 'prove' | 'assume') => Term;

/** Which way a discipline clause speaks: `condition` to act, or `exclusive` access while it holds (docs/specifications.md). */
export function direction(discipline: Discipline): 'condition' | 'exclusive' {
  return DISCIPLINES[discipline.keyword].direction;
}

/** Whether the clause speaks of writes, of reads, or of both. */
export function governs(discipline: Discipline, access: AccessKind): boolean {
  return DISCIPLINES[discipline.keyword].restricts.includes(access);
}

/** The form in which the discipline grants exclusive access; `isLasting`: the weaker one of a condition to act. */
export function grantOf(discipline: Discipline, isLasting: boolean): Grant {
  if (direction(discipline) === 'exclusive') return 'clause';
  return isLasting ? 'clause and alone' : 'alone';
}

/** The thread has exclusive access, by what it satisfies itself and by what nobody else does. Only what the form needs is made. */
export function hasExclusiveAccess(grant: Grant, satisfies: () => Term, isAlone: () => Term): Term {
  return and(grant === 'alone' ? TRUE : satisfies(), grant === 'clause' ? TRUE : isAlone());
}

/** What this thread owes at an access, as a goal at an arbitrary other thread: it may act, and no other has exclusive access. */
export function mayAccess(discipline: Discipline, clause: ClauseFor): Term {
  return direction(discipline) === 'exclusive' ? not(clause(OTHER, 'assume')) : clause(TID, 'prove');
}

/**
 * The arbitrary other thread may not access the place now, since it would break what it owes there (`mayAccess`, seen from the other side).
 */
export function keepsOut(discipline: Discipline, clause: ClauseFor): Term {
  return hasExclusiveAccess(
    grantOf(discipline, false),
    () => clause(TID, 'prove'),
    () => not(clause(OTHER, 'assume')),
  );
}
