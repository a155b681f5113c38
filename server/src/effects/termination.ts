/**
 * Which methods surely come to their end: what may follow a commit point (calvin-r 2: left movers must not block).
 * Neighbours: `inline/perform.ts` and `sequential/reduction/specified-calls.ts` ask it of calls.
 */
import type { Procedure, Stmt } from '../plato/ir';

/**
 * Whether a method surely gets to its end without waiting for others: it takes no monitor, waits for nothing, has no loop and calls only such methods. The
 * condition on what may follow a commit point (docs/theory.md#check-2-reduction).
 */
export function certainlyEnds(procedure: Procedure, procedures: ReadonlyMap<string, Procedure>, seen: ReadonlySet<string>): boolean {
  if (seen.has(procedure.id) || procedure.body === undefined) return false;
  const inside = new Set([...seen, procedure.id]);
  const ends = (stmt: Stmt): boolean => {
    switch (stmt.kind) {
      case 'op': return stmt.op.role !== 'block' && stmt.op.role !== 'acquire' && (stmt.op.guard === undefined || stmt.op.role === 'assume');
      case 'seq': return stmt.stmts.every(ends);
      case 'choice': return stmt.branches.every(ends);
      case 'block': case 'atomic': return ends(stmt.body);
      case 'loop': return false;
      case 'exit': return true;
      case 'call': return stmt.mode === 'call' && stmt.targets.every((target) => {
        const callee = procedures.get(target.procedure);
        return callee !== undefined && (callee.isTrusted && callee.body === undefined ? callee.mayWait !== true && stmt.userCode?.waits !== true : certainlyEnds(callee, procedures, inside));
      });
    }
  };
  return ends(procedure.body);
}
