/**
 * Who proves that an action keeps what others assume and the invariants. A method cannot know every client's clauses: a lock that is let go does not know what its
 * clients keep true while it is free. So, as in calvin-tcs 4 and 6.3 (where a call becomes the callee's abstraction and its steps owe the caller's clauses),
 * a method with actions owes for its actions the clauses of its own class only; those of other classes are owed at each of its calls, for the
 * action as the abstraction tells it. All its other steps owe everything, as does every step of a method that is entered otherwise than by a call
 * (a thread's `run`, what the library calls back), and a step by which an object escapes.
 * Neighbours: `operations.ts` and `statements.ts` ask for their steps, `abstraction.ts` for those of a callee.
 */
import type { Procedure, Program } from '../plato/ir';
import type { CheckContext } from './context';
import type { Conjunct } from './environment';
import { guaranteeOf } from './guarantee';
import type { Hierarchy } from './hierarchy';
import type { Sequential } from './ir';
import { or, type Term } from './logic';
import type { Place } from './obligations';
import { PERFORMED } from './simulation';

/** The conjuncts that a procedure leaves to its callers, where its actions are concerned. */
export function deferredBy(program: Program, hierarchy: Hierarchy, conjuncts: readonly Conjunct[], procedure: Procedure): ReadonlySet<Conjunct> {
  if (!procedure.actions || procedure.entry || isCalledByLibrary(program, hierarchy, procedure)) return new Set();
  const supers = hierarchy.supers(procedure.owner);
  const isNear = (owner: string): boolean => supers.includes(owner) || owner.startsWith(`${procedure.owner}.`) || procedure.owner.startsWith(`${owner}.`);
  const owners = new Map([...program.invariants, ...program.envAssumptions].map((one) => [one.clause, one.owner]));
  return new Set(conjuncts.filter((conjunct) => conjunct.kind !== 'frame' && !isNear(owners.get(conjunct.clause) ?? procedure.owner)));
}

function isCalledByLibrary(program: Program, hierarchy: Hierarchy, procedure: Procedure): boolean {
  if (procedure.kind !== 'method' || procedure.isStatic) return false;
  const signature = procedure.id.slice(procedure.owner.length + 1);
  const above = new Set(hierarchy.supers(procedure.owner).slice(1).map((name) => `${name}.${signature}`));
  const libraries = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  return program.procedures.some((one) => above.has(one.id) && (one.isTrusted || libraries.has(one.owner)));
}

/** GUARANTEE and the invariants after a step of the method under check; `isJudged`: the step has just been simulated. */
export function owedByStep(
  context: CheckContext, written: ReadonlySet<string>, mayEscape: boolean, before: (store: string) => Term, visibleBefore: Term, what: string, place: Place, isJudged: boolean,
): Sequential[] {
  if (context.deferred.size === 0 || mayEscape || !isJudged) return guaranteeOf(context, written, mayEscape, before, visibleBefore, what, place);
  const only = (isDeferred: boolean): CheckContext => ({ ...context, conjuncts: context.conjuncts.filter((conjunct) => context.deferred.has(conjunct) === isDeferred) });
  return [
    ...guaranteeOf(only(false), written, mayEscape, before, visibleBefore, what, place),
    ...guaranteeOf(only(true), written, mayEscape, before, visibleBefore, what, place)
      .map((one) => (one.kind === 'assert' ? { ...one, condition: or(PERFORMED, one.condition) } : one)),
  ];
}
