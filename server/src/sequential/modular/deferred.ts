/**
 * Who proves that an action keeps what others assume and the invariants. A method cannot know every client's clauses: a lock that is let go does not know what its
 * clients keep true while it is free. So, as in calvin-tcs 4 and 6.3 (where a call becomes the callee's abstraction and its steps owe the caller's clauses),
 * a method with actions owes for its actions the clauses of its own class and of those whose methods it calls only (the paper's E(p)); the others are owed at each
 * of its calls, for the action as the abstraction tells it. All its other steps owe everything, as does every step of a method that is entered otherwise than by a call
 * (a thread's `run`, what the library calls back), and a step by which an object escapes.
 * Neighbours: `operations.ts` and `statements.ts` ask for their steps, `abstraction.ts` for those of a callee.
 */
import type { Procedure, Program, Stmt } from '../../plato/ir';
import { overriddenInLibrary } from '../../effects/library-overrides';
import type { CheckContext } from '../environment/context';
import type { Conjunct } from '../environment/environment';
import { guaranteeOf } from '../environment/guarantee';
import type { Hierarchy } from '../logic/hierarchy';
import type { Sequential } from '../logic/ir';
import { or, type Term } from '../logic/terms';
import type { Place } from '../logic/obligations';
import { PERFORMED } from '../simulation/simulation';
import { callsOf } from '../../plato/statements';

/** The conjuncts that a procedure leaves to its callers, where its actions are concerned. */
export function deferredBy(program: Program, hierarchy: Hierarchy, conjuncts: readonly Conjunct[], procedure: Procedure): ReadonlySet<Conjunct> {
  if (!procedure.actions || procedure.entry || isCalledByLibrary(program, procedure)) return new Set();
  const near = new Set([procedure.owner, ...ownersCalled(program, procedure)].flatMap((owner) => [...hierarchy.supers(owner)]));
  const isNear = (owner: string): boolean => near.has(owner) || owner.startsWith(`${procedure.owner}.`) || procedure.owner.startsWith(`${owner}.`);
  const owners = new Map([...program.invariants, ...program.envAssumptions].map((one) => [one.clause, one.owner]));
  return new Set(conjuncts.filter((conjunct) => conjunct.kind !== 'frame' && !isNear(owners.get(conjunct.clause) ?? procedure.owner)));
}

const called = new WeakMap<Program, Map<string, ReadonlySet<string>>>();

/** The classes of the methods that a procedure calls, directly or not. */
function ownersCalled(program: Program, procedure: Procedure): ReadonlySet<string> {
  const known = called.get(program) ?? new Map<string, ReadonlySet<string>>();
  called.set(program, known);
  const found = known.get(procedure.id);
  if (found) return found;
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const seen = new Set<string>();
  const owners = new Set<string>();
  for (const pending = [procedure.id]; pending.length > 0;) {
    const one = table.get(pending.pop()!);
    if (!one || seen.has(one.id)) continue;
    seen.add(one.id);
    owners.add(one.owner);
    if (one.body) pending.push(...callsIn(one.body));
  }
  known.set(procedure.id, owners);
  return owners;
}

function callsIn(stmt: Stmt): readonly string[] {
  return callsOf(stmt).flatMap(({ mode, targets }) => (mode === 'call' ? targets.map((target) => target.procedure) : []));
}

function isCalledByLibrary(program: Program, procedure: Procedure): boolean {
  return overriddenInLibrary(program, procedure).length > 0;
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
