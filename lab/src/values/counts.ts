/**
 * What came of the questions, in numbers: methods, true assertions proved and refused, and the refusals by what the method is about and
 * why.
 * Neighbours: `main.ts` prints them.
 */
import type { Outcome, Ran } from './jvm';
import type { Judged } from './judge';

export class Counts {
  programs = 0;
  refusedByJava = 0;
  methods = 0;
  thrown = 0;
  unasked = 0;
  proved = 0;
  refused = 0;
  /** Of each theme how many true assertions were asked, and how many proved. */
  private readonly themes = new Map<string, { asked: number; proved: number }>();
  private readonly reasons = new Map<string, { count: number; example: string }>();

  ran(ran: Ran): void {
    this.programs++;
    if (ran.refused !== undefined) this.refusedByJava++;
    for (const outcome of ran.outcomes.values()) this.outcome(outcome);
  }

  private outcome(outcome: Outcome): void {
    this.methods++;
    if (outcome.kind === 'throws') this.thrown++;
    if (outcome.kind === 'hangs') this.unasked++;
  }

  /** `example`: where to find such a method again. */
  truth(theme: string, { method, answer }: Judged, example: string): void {
    const counted = this.themes.get(theme) ?? { asked: 0, proved: 0 };
    counted.asked++;
    this.themes.set(theme, counted);
    if (answer.kind === 'proved') {
      counted.proved++;
      this.proved++;
      return;
    }
    this.refused++;
    const why = `${theme}: ${method.about ?? ''}${method.about === undefined ? '' : ': '}${answer.because === undefined ? '' : `${answer.because.code}: ${withoutNames(answer.because.message)}`}`;
    const known = this.reasons.get(why) ?? { count: 0, example };
    known.count++;
    this.reasons.set(why, known);
  }

  report(most: number): string {
    const asked = this.proved + this.refused;
    const reasons = [...this.reasons].sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1));
    return [
      `${this.programs} programs, ${this.refusedByJava} of them refused by javac; ${this.methods} methods run by a JVM, ${this.thrown} of them to an exception, ${this.unasked} did not end.`,
      `${asked} true assertions: ${this.proved} proved (${share(this.proved, asked)}), ${this.refused} refused.`,
      ...[...this.themes].map(
        ([theme, { asked: all, proved }]) => `  ${theme.padEnd(24)} ${String(all).padStart(6)} ${share(proved, all).padStart(6)} proved`,
      ),
      ...(reasons.length === 0 ? [] : ['Refused, the commonest first:']),
      ...reasons.slice(0, most).map(([why, { count, example }]) => `${String(count).padStart(6)}  ${why} (${example})`),
    ].join('\n');
  }
}

/** Messages that differ in names and numbers only count as one. */
function withoutNames(message: string): string {
  return message.replace(/`[^`]*`/g, '`..`').replace(/\d+/g, 'N');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}
