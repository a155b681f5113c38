/**
 * REDUCE-PROCEDURE without recursion, the tactic `reduce proc` (QED, section 4.5, Figure 10): methods that are one action each are of
 * the mover type that was annotated, and their calls are replaced by that action.
 *
 * Of procedures that call themselves the paper requires that every execution can be brought to an end (`Finalizable`), which its tool took
 * on trust. Here it is not taken: such methods are refused. A method that is one action ends or blocks by itself.
 * Neighbours: `inlining.ts`, `movers.ts`, `posts.ts`.
 */
import { isAtom, type Proc, type ProofContext } from './context';
import { calls, inlined } from './inlining';
import type { Direction, Movers } from './movers';
import { showPosts } from './posts';
import type { Asker } from './query';
import { Refused, obstaclePlaces, obstacleText } from './refused';
import { procOf } from './rules';

/** Throws Refused. */
export async function reduceProcedures(
  context: ProofContext,
  asker: Asker,
  movers: Movers,
  procs: readonly Proc[],
): Promise<{ readonly context: ProofContext; readonly message: string; readonly places: readonly [] }> {
  if (procs.length === 0) throw new Refused('say which methods');
  for (const proc of procs) {
    if (calls(proc.body, proc.procedure.id)) throw new Refused(`\`${proc.name}\` calls itself, and nothing shows that it comes to an end`);
    if (!isAtom(proc.body)) throw new Refused(`\`${proc.name}\` is not one action yet`);
    for (const direction of directionsOf(proc)) {
      const obstacle = await movers.obstacle(context, { proc, atom: proc.body }, direction);
      if (obstacle)
        throw new Refused(
          obstacleText(context, obstacle),
          obstacle.verdict.kind === 'unknown' ? 'unknown' : 'failed',
          obstaclePlaces(obstacle),
        );
    }
  }
  let now = (await showPosts(context, asker, procs, true)).context;
  let callers = 0;
  for (const proc of procs) {
    if (!now.procs.some((one) => calls(one.body, proc.procedure.id))) continue;
    const made = inlined(now, procOf(now, proc));
    now = made.context;
    callers += made.callers;
  }
  return { context: now, message: `calls replaced in ${callers} method${callers === 1 ? '' : 's'}`, places: [] };
}

function directionsOf({ mover }: Proc): readonly Direction[] {
  return mover === 'B' ? ['left', 'right'] : mover === 'L' ? ['left'] : mover === 'R' ? ['right'] : [];
}
