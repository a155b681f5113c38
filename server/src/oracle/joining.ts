/**
 * `Thread.join`: it comes back when the thread has ended, or at once where it was never started. With a time limit it may come back at any
 * moment; a limit of 0 is none. What its specification says (nothing) is enough for a proof; a run must not go on before the other thread
 * is done.
 * Neighbours: `calls.ts` asks before it lets the call return.
 */
import type { Procedure } from '../plato/ir';
import { isFinished, type State } from './state';
import type { Value } from './values';

/** Whether the call waits now. */
export function mustWait(state: State, procedure: Procedure, args: readonly Value[]): boolean {
  if (!procedure.id.startsWith('java.lang.Thread.join(')) return false;
  const isUnlimited = args.slice(1).every((one) => one === 0);
  return isUnlimited && state.threads.some((one) => one.tid === args[0] && !isFinished(one));
}
