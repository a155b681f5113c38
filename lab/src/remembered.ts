/**
 * A prover that remembers what it answered to whom: two sessions that are told the same get the same answers, since budgets are units of
 * work and not time.
 * Why: constructors and small methods of generated programs are alike. The number that tells the classes of one program from those of the
 * others in its workspace is left out where it is the only one in all that was said: what is asked is then the same but for a name.
 * Neighbours: `checker.ts` uses it; only the texts count, so nothing that was asked otherwise is taken over.
 */
import { hashText } from '#server/base/hash';
import type { Prover, ProverSession } from '#server/solver/prover';

/** How many answers are kept. */
const MOST = 60_000;
/** A class of a generated program (`printJava`) with its number. */
const CLASS = /\b([AB])(\d+)\b/g;
const ANY = '\u00a7';

export function remembering(prover: Prover): Prover {
  const answers = new Map<string, string>();
  return {
    identity: prover.identity,
    open: (signal) => Promise.resolve(new Session(prover, answers, signal)),
    dispose: () => prover.dispose(),
  };
}

class Session implements ProverSession {
  private reported = '';
  /** The number of the only program that is spoken of; undefined where there are several. */
  private suffix: string | undefined = '';
  /** Commands that were answered from memory, so that no prover knows of them yet. */
  private unreported: string[] = [];
  private real: Promise<ProverSession> | undefined;
  private isClosed = false;

  constructor(
    private readonly prover: Prover,
    private readonly answers: Map<string, string>,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async evaluate(commands: string): Promise<string> {
    this.reported = hashText(this.reported, this.nameless(commands));
    const key = this.reported;
    const known = this.answers.get(key);
    if (known !== undefined) {
      this.unreported.push(commands);
      return known.replaceAll(ANY, this.suffix ?? '');
    }
    this.real ??= this.prover.open(this.signal);
    const session = await this.real;
    for (const earlier of this.unreported.splice(0)) await session.evaluate(earlier);
    const answer = await session.evaluate(commands);
    if (this.answers.size >= MOST) this.answers.clear();
    if (!answer.includes(ANY)) this.answers.set(key, this.nameless(answer));
    return answer;
  }

  /** The text without the number, if it is certain which one that is; and with it from the first doubt on. */
  private nameless(text: string): string {
    for (const [, , found] of text.matchAll(CLASS)) {
      if (this.suffix === '') this.suffix = found!;
      if (this.suffix !== found) this.suffix = undefined;
    }
    return this.suffix === undefined || text.includes(ANY) ? text : text.replaceAll(CLASS, `$1${ANY}`);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    void this.real?.then(
      (session) => session.close(),
      () => undefined,
    );
  }
}
