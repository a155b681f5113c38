/**
 * What a statement allocates itself.
 * Neighbours: `effects.ts` says only whether it allocates; loops want to know what.
 */
import type { Stmt } from './ir';
import { operationsOf, someStmt } from './statements';

/**
 * The exact classes of the objects that a body allocates itself; callees that are not inlined hand out none that only this method knows.
 */
export function allocatedIn(stmt: Stmt): ReadonlySet<string> {
  return new Set(operationsOf(stmt).flatMap((op) => op.allocates?.className ?? []));
}

/** Whether a loop of a body makes objects, so that there may be some at its head that no local names. */
export function allocatesInLoop(stmt: Stmt): boolean {
  return someStmt(stmt, (one) => one.kind === 'loop' && allocatedIn(one.body).size > 0);
}
