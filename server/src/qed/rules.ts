/**
 * The core rules that change actions (QED, Figure 8): SIMULATE and its special case RELAX. A tactic proposes a new action; here it is
 * checked, whoever proposes it.
 *
 *   SIMULATE: I |- alpha1 <= alpha2 and alpha2 |- I; then alpha1 may be replaced by alpha2.
 *
 * Locals that the new action brings along are read by nobody after it, so what it keeps in them is hidden.
 * Neighbours: `simulation.ts`, `preserve.ts`; the tactics in `abstraction.ts`, `loops.ts` and `mutex.ts` propose.
 */
import type { Expr, Stmt, Variable } from '../plato/ir';
import { factsOf, rewrite, withProc, type Atom, type PlacedAtom, type Proc, type ProofContext } from './context';
import { liveOf } from './movers';
import { preserves } from './preserve';
import type { Asker } from './query';
import { Refused, describe, whyNot } from './refused';
import { simulates, type Verdict } from './simulation';
import { spanOf } from './reduce';

export interface Proposal {
  readonly atom: Atom;
  /** New locals of the procedure. */
  readonly locals: readonly Variable[];
  /** What a new local stands for: a value to try when it is shown that the new action can do what the old one did. */
  readonly hints: ReadonlyMap<string, Expr>;
}

/** Puts another action in the place of one. Throws Refused. */
export async function simulate(context: ProofContext, asker: Asker, placed: PlacedAtom, proposal: Proposal): Promise<ProofContext> {
  const proc = procOf(context, placed.proc);
  const variables = [...proc.variables, ...proposal.locals];
  const verdict = await actionSimulates(
    context,
    asker,
    { ...proc, variables },
    placed.atom,
    proposal.atom,
    proposal.hints,
    liveOf({ proc, atom: placed.atom }),
  );
  if (verdict.kind !== 'holds') {
    throw new Refused(
      `the new action does not simulate ${describe(context, placed)}: ${whyNot(context, verdict)}`,
      verdict.kind === 'fails' ? 'failed' : 'unknown',
      [{ message: 'the action', span: spanOf([placed.atom]) }],
    );
  }
  await preserves(context, asker, { proc: { ...proc, variables }, atom: proposal.atom }, context.invariants, context.invariants);
  return { ...replaced(context, proc, placed.atom, proposal.atom, proposal.locals), names: context.names + proposal.locals.length };
}

/** `I |- before <= after`, both run by one thread in one procedure; `live` are the locals that are read after them. */
export async function actionSimulates(
  context: ProofContext,
  asker: Asker,
  proc: Proc,
  before: Stmt,
  after: Stmt,
  hints: ReadonlyMap<string, Expr>,
  live: ReadonlySet<string>,
): Promise<Verdict> {
  const part = { thread: 't' as const, variables: proc.variables, live, gate: 'asserted' as const };
  return simulates(
    context.world,
    asker,
    context.invariants,
    factsOf(context, 't', proc),
    [{ ...part, stmt: before }],
    [{ ...part, stmt: after, hints }],
  );
}

/** The procedure as it is in this context. */
export function procOf(context: ProofContext, proc: Proc): Proc {
  return context.procs.find((one) => one.procedure.id === proc.procedure.id) ?? proc;
}

export function replaced(context: ProofContext, proc: Proc, before: Stmt, after: Stmt, locals: readonly Variable[]): ProofContext {
  const now = procOf(context, proc);
  return withProc(context, now, {
    body: rewrite(now.body, (one) => (one === before ? after : undefined)),
    variables: [...now.variables, ...locals],
  });
}
