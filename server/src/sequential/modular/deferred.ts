/**
 * Who proves that an action keeps what others assume and the invariants. A method cannot know every client's clauses: a lock that is let go
 * does not know what its clients keep true while it is free. So, as in calvin-tcs 4 and 6.3 (where a call becomes the callee's abstraction
 * and its steps owe the caller's clauses), a method with actions owes for its actions the clauses of its own class and of those whose
 * methods it calls only (the paper's E(p)); the others are owed at each of its calls, for the action as the abstraction tells it. All its
 * other steps owe everything, as does every step of a method that is entered otherwise than by a call (a thread's `run`, what the library
 * calls back), and a step by which an object escapes. The same is true of a method with one `performs` action, of clauses of which one step
 * of its body writes what they speak of: that step is the action, as far as they are concerned.
 * Soundness: docs/soundness/calls.md#deferred-clauses.
 * Neighbours: `operations.ts` and `statements.ts` ask for their steps, `abstraction.ts` for those of a callee.
 */
import { onceForNamed } from '../../base/once-for';
import type { PerformsTree, Procedure, Program, Stmt } from '../../plato/ir';
import { frameStores } from '../../effects/frame-stores';
import { overriddenInLibrary } from '../../effects/library-overrides';
import type { CheckContext } from '../environment/context';
import { storesOfConjunct, type Conjunct } from '../environment/environment';
import { guaranteeOf } from '../environment/guarantee';
import type { Hierarchy } from '../logic/hierarchy';
import type { Sequential } from '../logic/ir';
import { or, type Term } from '../logic/terms';
import type { Place } from '../logic/obligations';
import { PERFORMED } from '../simulation/simulation';
import { callsOf, partsOf } from '../../plato/statements';
import { storeOf, writesOf } from '../../plato/footprint';

/** The conjuncts that a procedure leaves to its callers, where its actions are concerned. */
export function deferredBy(
  program: Program,
  hierarchy: Hierarchy,
  conjuncts: readonly Conjunct[],
  procedure: Procedure,
): ReadonlySet<Conjunct> {
  const isOfSteps = procedure.actions === undefined && isOneStep(procedure);
  if (
    (!procedure.actions && !isOfSteps) ||
    procedure.entry ||
    procedure.beginsThread ||
    isCalledByLibrary(program, procedure) ||
    isCalledByStrangers(program, hierarchy, procedure)
  )
    return new Set();
  const near = new Set([procedure.owner, ...ownersCalled(program, procedure.id)].flatMap((owner) => [...hierarchy.supers(owner)]));
  const isNear = (owner: string): boolean =>
    near.has(owner) || owner.startsWith(`${procedure.owner}.`) || procedure.owner.startsWith(`${owner}.`);
  const owners = new Map([...program.invariants, ...program.envAssumptions].map((one) => [one.clause, one.owner]));
  const isLeft = (conjunct: Conjunct): boolean => conjunct.kind !== 'frame' && !isNear(owners.get(conjunct.clause) ?? procedure.owner);
  return new Set(
    conjuncts.filter(
      (conjunct) => isLeft(conjunct) && (!isOfSteps || stepsThatWrite(program, procedure, storesOfConjunct(conjunct)) === 1),
    ),
  );
}

/**
 * With `performs`: one action, or one of several. Which step of the body it is nobody says, so of a clause at most one step may write what
 * it speaks of (`stepsThatWrite`).
 */
function isOneStep({ performs, modifies, isTrusted }: Procedure): boolean {
  const isOne = (tree: PerformsTree): boolean =>
    tree.kind === 'action' || tree.kind === 'skip' || (tree.kind === 'choice' && tree.parts.every(isOne));
  return performs !== undefined && modifies === undefined && !isTrusted && isOne(performs.tree);
}

/** How many steps of a body write one of the stores, calls included; infinite in a loop, and where it is not seen. */
function stepsThatWrite(program: Program, procedure: Procedure, stores: ReadonlySet<string>): number {
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const touches = (named: Iterable<string | undefined>): boolean => [...named].some((store) => store !== undefined && stores.has(store));
  const ofStmt = (stmt: Stmt, above: ReadonlySet<string>): number => {
    if (stmt.kind === 'op') return touches(writesOf(stmt.op).map(storeOf)) ? 1 : 0;
    if (stmt.kind === 'call')
      return stmt.mode === 'start' ? 0 : Math.max(0, ...stmt.targets.map((target) => ofCallee(table.get(target.procedure), above)));
    const inside = partsOf(stmt).map((part) => ofStmt(part, above));
    const all = inside.reduce((sum, one) => sum + one, 0);
    if (stmt.kind === 'loop') return all > 0 ? Infinity : 0;
    return stmt.kind === 'atomic' ? Math.min(1, all) : all;
  };
  const ofCallee = (callee: Procedure | undefined, above: ReadonlySet<string>): number => {
    if (callee === undefined) return Infinity;
    if (callee.isAbstract) {
      const named =
        callee.performs && callee.modifies === undefined
          ? frameStores(
              program,
              callee.performs.actions.flatMap((action) => action.frame),
            )
          : callee.modifies && !callee.actions
            ? frameStores(program, callee.modifies)
            : undefined;
      if (named === undefined || (touches(named) && !isOneStep(callee))) return Infinity;
      return touches(named) ? 1 : 0;
    }
    if (callee.body === undefined || callee.unsupported.length > 0 || above.has(callee.id)) return Infinity;
    return ofStmt(callee.body, new Set([...above, callee.id]));
  };
  return procedure.body === undefined || procedure.unsupported.length > 0 ? Infinity : ofStmt(procedure.body, new Set([procedure.id]));
}

/** What the action of a called method leaves to its caller, who has it as one step. */
export function leftByCallee(context: CheckContext, callee: Procedure | undefined): ReadonlySet<Conjunct> {
  return (callee?.performs || callee?.actions) && !callee.isTrusted
    ? deferredBy(context.program, context.hierarchy, context.conjuncts, callee)
    : new Set();
}

/** The classes of the methods that a procedure calls, directly or not; by its id. */
const ownersCalled = onceForNamed((program: Program, id: string): ReadonlySet<string> => {
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const seen = new Set<string>();
  const owners = new Set<string>();
  for (const pending = [id]; pending.length > 0; ) {
    const one = table.get(pending.pop()!);
    if (!one || seen.has(one.id)) continue;
    seen.add(one.id);
    owners.add(one.owner);
    if (one.body) pending.push(...callsIn(one.body));
  }
  return owners;
});

function callsIn(stmt: Stmt): readonly string[] {
  return callsOf(stmt).flatMap(({ mode, targets }) => (mode === 'call' ? targets.map((target) => target.procedure) : []));
}

function isCalledByLibrary(program: Program, procedure: Procedure): boolean {
  return overriddenInLibrary(program, procedure).length > 0;
}

/** Code without source may call it by a supertype of which nobody knows what it declares: of its own class, or of one that inherits it. */
function isCalledByStrangers({ classes }: Program, hierarchy: Hierarchy, { owner, kind, isStatic }: Procedure): boolean {
  if (isStatic || kind !== 'method') return false;
  const unknown = new Set(classes.filter((one) => one.hasUnknownSupers === true).map((one) => one.name));
  return (
    unknown.size > 0 &&
    classes.some(({ name }) => {
      const above = [name, ...hierarchy.supers(name)];
      return above.includes(owner) && above.some((one) => unknown.has(one));
    })
  );
}

/** GUARANTEE and the invariants after a step of the method under check; `isJudged`: the step has just been simulated. */
export function owedByStep(
  context: CheckContext,
  written: ReadonlySet<string>,
  mayEscape: boolean,
  before: (store: string) => Term,
  visibleBefore: Term,
  what: string,
  place: Place,
  isJudged: boolean,
): Sequential[] {
  const isOfSteps = context.procedure.actions === undefined;
  if (context.deferred.size === 0 || mayEscape || !(isJudged || isOfSteps))
    return guaranteeOf(context, written, mayEscape, before, visibleBefore, what, place);
  const only = (isDeferred: boolean): CheckContext => ({
    ...context,
    conjuncts: context.conjuncts.filter((conjunct) => context.deferred.has(conjunct) === isDeferred),
  });
  if (isOfSteps) return guaranteeOf(only(false), written, mayEscape, before, visibleBefore, what, place);
  return [
    ...guaranteeOf(only(false), written, mayEscape, before, visibleBefore, what, place),
    ...guaranteeOf(only(true), written, mayEscape, before, visibleBefore, what, place).map((one) =>
      one.kind === 'assert' ? { ...one, condition: or(PERFORMED, one.condition) } : one,
    ),
  ];
}
