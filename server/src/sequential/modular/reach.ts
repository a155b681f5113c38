/**
 * Points that some execution must reach, so that nothing is proved only because the specifications contradict each other
 * (docs/theory.md#check-2-reduction, traps). After a call, or a user's `assume`, the method must be able to go on if it can get there; from
 * its entry it must be able to reach some exit. What is dead for reasons of its own (a constant, a test that a precondition decides) is not
 * asked about.
 * Soundness: docs/soundness/prover.md#contradictions.
 * Neighbours: `thread-modular.ts`, `calls.ts` and `operations.ts` place the points; `solver/check.ts` asks, `verify/vacuity.ts` finds the
 * clause.
 */
import type { Procedure, Stmt } from '../../plato/ir';
import type { CheckContext } from '../environment/context';
import type { ReachPoint, Sequential } from '../logic/ir';
import type { Place, Related } from '../logic/obligations';
import { someStmt } from '../../plato/statements';

export const ENTRY = 'entry';
export const EXIT = 'exit';

function at(point: ReachPoint): Sequential {
  return { kind: 'reach', point };
}

/** Nothing is said if this point is never reached; it is what a continuation point refers to. */
export function arrivalPoint(group: string): Sequential {
  return at({ group: `before ${group}`, precededBy: undefined, message: '', span: { file: '', start: 0, end: 0 }, related: [] });
}

/** One of the points with the same group must be reached if the one before is. */
export function continuationPoint(group: string, message: string, place: Place, related: readonly Related[]): Sequential {
  const outermost = place.within[0];
  const inner = outermost ? [{ message: 'the place inside', span: place.span }] : [];
  return at({
    group,
    precededBy: `before ${group}`,
    message,
    span: outermost ? outermost.span : place.span,
    related: [...related, ...inner],
  });
}

export function entryPoint(procedure: Procedure): Sequential {
  return at({
    group: ENTRY,
    precededBy: undefined,
    span: procedure.nameSpan,
    related: [],
    message: `nothing can call \`${procedure.display}\`: its requires clauses, the invariants and the axioms contradict each other, so that everything about it would be provable`,
  });
}

export function hasLoop(stmt: Stmt): boolean {
  return someStmt(stmt, (one) => one.kind === 'loop');
}

/**
 * One way out. Whether a method that has none is at fault for it is found out by leaving out clauses; where there are none that could be to
 * blame, it is not asked. A method with loops may run for ever, so no invariant is suspected of keeping it from its end.
 */
export function exitPoint(context: CheckContext, body: Stmt): Sequential[] {
  const { procedure } = context;
  const invariants = context.conjuncts.filter(
    (one) => one.kind === 'invariant' && [...one.changes].some((store) => context.relevant.has(store)),
  );
  if (context.program.axioms.length === 0 && (invariants.length === 0 || hasLoop(body))) return [];
  return [
    at({
      group: EXIT,
      precededBy: ENTRY,
      span: procedure.nameSpan,
      related: [],
      message: `\`${procedure.display}\` never comes to an end, because the invariants and the axioms contradict each other somewhere in it: everything after that would be provable`,
    }),
  ];
}
