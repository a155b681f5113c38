/**
 * The calls through which a statement was inlined.
 * Neighbours: `unroll.ts`, sequential's loops: both report what concerns a loop as a whole.
 */
import type { CallSite, Stmt } from './ir';

/** What all operations and calls of the statement have in common, outermost first. */
export function withinOf(stmt: Stmt): readonly CallSite[] {
  let common: readonly CallSite[] | undefined;
  const visit = (part: Stmt): void => {
    if (part.kind === 'op' || part.kind === 'call') {
      const own = part.kind === 'op' ? part.op.within : part.within;
      if (common === undefined || own.length < common.length) common = own;
    } else if (part.kind === 'seq') part.stmts.forEach(visit);
    else if (part.kind === 'choice') part.branches.forEach(visit);
    else if (part.kind !== 'exit') visit(part.body);
  };
  visit(stmt);
  return common ?? [];
}
