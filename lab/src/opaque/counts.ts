/**
 * What came of the programs, in numbers: how many claims fail in a run, and of those that hold how many are proved.
 * Neighbours: `main.ts` prints them.
 */
import type { Ran } from '../values/jvm';
import type { Answer } from './judge';
import type { OpaqueProgram } from './program';

export class OpaqueCounts {
  private readonly started = performance.now();
  private programs = 0;
  private refusedByJava = 0;
  private failing = 0;
  private runs = 0;
  private readonly answers = { fails: { proved: 0, refused: 0, left: 0 }, holds: { proved: 0, refused: 0, left: 0 } };
  private readonly refusals = new Map<string, { count: number; example: number }>();

  ran({ refused, outcomes }: Ran, failed: number): void {
    this.programs++;
    if (refused !== undefined) this.refusedByJava++;
    if (failed > 0) this.failing++;
    this.runs += outcomes.size;
  }

  answered({ about }: OpaqueProgram, isFailing: boolean, answer: Answer, why: string, number: number): void {
    this.answers[isFailing ? 'fails' : 'holds'][answer]++;
    if (isFailing || answer !== 'refused') return;
    const reason = `${about.split(', ')[0]!}${why === '' ? '' : `: ${why.replace(/`[^`]*`/g, '`..`')}`}`;
    const known = this.refusals.get(reason) ?? { count: 0, example: number };
    known.count++;
    this.refusals.set(reason, known);
  }

  seconds(): number {
    return Math.round((performance.now() - this.started) / 1000);
  }

  report(most: number): string {
    const { fails, holds } = this.answers;
    const asked = holds.proved + holds.refused + holds.left;
    return [
      `${this.programs} programs, ${this.refusedByJava} of them refused by javac; ${this.runs} runs; in ${this.failing} programs a claim fails.`,
      `Claims that fail: ${fails.refused} refused, ${fails.left} in verified methods of programs with other findings, ${fails.proved} proved.`,
      `Claims that hold in all runs, of those asked: ${holds.proved + holds.left} of ${asked} proved. Refused, the commonest first:`,
      ...[...this.refusals]
        .sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([reason, { count, example }]) => `${String(count).padStart(6)}  ${reason} (seed ${example})`),
      `${this.seconds()} seconds.`,
    ].join('\n');
  }
}
