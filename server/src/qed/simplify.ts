/**
 * Actions without the branches on which they come to no end: what is left after a loop's last iteration was hoisted, or a value was
 * abstracted. Only proposed here: that nothing is lost, gates included, is asked of the prover like any other SIMULATE.
 * Neighbours: `tactics.ts` tries it after `hoist`; `execute.ts` finds the ends.
 */
import { isFalse } from '../sequential/logic/terms';
import type { Stmt } from '../plato/ir';
import { rewrite, withBody, type Atom, type PlacedAtom, type ProofContext } from './context';
import { NotAnAction, execute, guardOf, type World } from './execute';
import { liveOf } from './movers';
import type { Asker } from './query';
import { actionSimulates, procOf } from './rules';

/** The action with only the branches that some end has come by; itself where all have. */
export function simplified(world: World, { proc, atom }: PlacedAtom): Atom {
  if (atom.kind !== 'atomic') return atom;
  try {
    const { ends } = execute(world, [{ stmt: atom, thread: 't', variables: proc.variables, live: new Set(), gate: 'asserted' }], '');
    const taken = new Set(ends.filter((end) => !isFalse(guardOf(end.guard))).flatMap((end) => end.branches));
    const body = rewrite(atom.body, (stmt) => (stmt.kind === 'choice' ? choice(stmt, taken) : undefined));
    return body === atom.body ? atom : { ...atom, body };
  } catch (error) {
    if (error instanceof NotAnAction) return atom;
    throw error;
  }
}

function choice(stmt: Stmt & { readonly kind: 'choice' }, taken: ReadonlySet<Stmt>): Stmt {
  const kept = stmt.branches
    .filter((branch) => taken.has(branch))
    .map((branch) => rewrite(branch, (inner) => (inner.kind === 'choice' ? choice(inner, taken) : undefined)));
  if (kept.length === 1) return kept[0]!;
  return kept.length === stmt.branches.length && kept.every((one, index) => one === stmt.branches[index])
    ? stmt
    : { ...stmt, branches: kept };
}

/** The program with some of its actions simplified, where the prover agrees. Rejects only with ProverFailure. */
export async function withSimplified(context: ProofContext, asker: Asker, actions: readonly PlacedAtom[]): Promise<ProofContext> {
  let now = context;
  for (const placed of actions) {
    const proc = procOf(now, placed.proc);
    const made = simplified(now.world, { proc, atom: placed.atom });
    if (
      made === placed.atom ||
      (await actionSimulates(now, asker, proc, placed.atom, made, new Map(), liveOf({ proc, atom: placed.atom }))).kind !== 'holds'
    )
      continue;
    now = withBody(
      now,
      proc,
      rewrite(proc.body, (stmt) => (stmt === placed.atom ? made : undefined)),
    );
  }
  return now;
}
