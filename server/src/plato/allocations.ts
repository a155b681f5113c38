/**
 * What a statement allocates itself.
 * Neighbours: `effects.ts` says only whether it allocates; loops want to know what.
 */
import type { Stmt } from './ir';

/**
 * The exact classes of the objects that a body allocates itself; callees that are not inlined hand out none that only this method knows.
 */
export function allocatedIn(stmt: Stmt): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: Stmt): void => {
    if (part.kind === 'op' && part.op.allocates) found.add(part.op.allocates.className);
    else if (part.kind === 'seq') part.stmts.forEach(visit);
    else if (part.kind === 'choice') part.branches.forEach(visit);
    else if (part.kind === 'loop' || part.kind === 'block' || part.kind === 'atomic') visit(part.body);
  };
  visit(stmt);
  return found;
}
