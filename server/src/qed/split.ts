/**
 * The tactic `split`: an action before a choice becomes the first action of each branch. `alpha ; (s [] t)` and `(alpha ; s) [] (alpha ;
 * t)` have the same executions, since who chooses before alpha may choose either way.
 * Neighbours: `tactics.ts`; afterwards the branches can be abstracted one by one.
 */
import type { Stmt } from '../plato/ir';
import { copyOf, rewrite, withBody, type PlacedAtom, type ProofContext } from './context';
import { Refused, describe } from './refused';

/** Throws Refused. */
export function split(context: ProofContext, placed: PlacedAtom): ProofContext {
  let isDone = false;
  const body = rewrite(placed.proc.body, (stmt) => {
    const at = stmt.kind === 'seq' ? stmt.stmts.indexOf(placed.atom) : -1;
    const next = stmt.kind === 'seq' && at >= 0 ? stmt.stmts[at + 1] : undefined;
    if (stmt.kind !== 'seq' || next?.kind !== 'choice') return undefined;
    isDone = true;
    const branches = next.branches.map(
      (branch): Stmt => ({ kind: 'seq', stmts: [copyOf(placed.atom), ...(branch.kind === 'seq' ? branch.stmts : [branch])] }),
    );
    return { kind: 'seq', stmts: [...stmt.stmts.slice(0, at), { kind: 'choice', branches }, ...stmt.stmts.slice(at + 2)] };
  });
  if (!isDone) throw new Refused(`no choice follows ${describe(context, placed)}`);
  return withBody(context, placed.proc, body);
}
