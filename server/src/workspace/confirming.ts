/**
 * Runs that show failures are looked for when all verdicts of a round are known: in short steps between which edits and questions are
 * heard, and given up as soon as there is a newer round.
 * Neighbours: `checking.ts` starts it and publishes what comes of it; `confirm/confirm.ts` does the work.
 */
import type { Diagnostic, Execution } from '../diagnostics/diagnostic';
import type { Round } from './round';

const NOTHING: ReadonlyMap<Diagnostic, Execution> = new Map();

export class Confirming {
  private current: Round | undefined;

  /** `isCurrent`: whether anybody still wants to know of the round. `found` is called once for a round that is wanted to the end. */
  constructor(private readonly events: { isCurrent(round: Round): boolean; found(round: Round): void; log(text: string): void }) {}

  /** Looks, unless it is already being done. */
  begin(round: Round): void {
    if (this.current === round) return;
    this.current = round;
    const looking = round.analysis.confirm?.(round.results);
    if (!looking || round.results.every((result) => result.verdict !== 'failed')) {
      round.executions = NOTHING;
      return;
    }
    const step = (): void => {
      if (!this.events.isCurrent(round)) return;
      try {
        const next = looking.next();
        if (next.done !== true) {
          setImmediate(step);
          return;
        }
        round.executions = next.value;
      } catch (error) {
        // Verdicts do not depend on it.
        this.events.log(`Looking for an execution failed inside Calvin: ${error instanceof Error ? error.message : String(error)}`);
        round.executions = NOTHING;
      }
      this.events.found(round);
    };
    setImmediate(step);
  }
}
