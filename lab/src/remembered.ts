/**
 * A prover that remembers what it answered to whom: two sessions that are told the same get the same answers, since budgets are units of work and not time.
 * Why: constructors and small methods of generated programs are alike.
 * Neighbours: `checker.ts` uses it; only the texts count, so nothing that was asked otherwise is taken over.
 */
import { hashText } from '#server/base/hash';
import type { Prover, ProverSession } from '#server/solver/prover';

/** How many answers are kept. */
const MOST = 60_000;

export function remembering(prover: Prover): Prover {
  const answers = new Map<string, string>();
  return {
    identity: prover.identity, open: (signal) => Promise.resolve(new Session(prover, answers, signal)), dispose: () => prover.dispose(),
  };
}

class Session implements ProverSession {
  private told = '';
  /** Commands that were answered from memory, so that no prover knows of them yet. */
  private untold: string[] = [];
  private real: Promise<ProverSession> | undefined;
  private isClosed = false;

  constructor(private readonly prover: Prover, private readonly answers: Map<string, string>, private readonly signal: AbortSignal | undefined) {}

  async evaluate(commands: string): Promise<string> {
    this.told = hashText(this.told, commands);
    const key = this.told;
    const known = this.answers.get(key);
    if (known !== undefined) {
      this.untold.push(commands);
      return known;
    }
    this.real ??= this.prover.open(this.signal);
    const session = await this.real;
    for (const earlier of this.untold.splice(0)) await session.evaluate(earlier);
    const answer = await session.evaluate(commands);
    if (this.answers.size >= MOST) this.answers.clear();
    this.answers.set(key, answer);
    return answer;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    void this.real?.then((session) => session.close(), () => undefined);
  }
}
