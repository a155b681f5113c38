/**
 * How far a check is, beside its report: on a terminal one line that is written over, with `--progress` elsewhere a line now and then. It
 * names the method that has been running longest, since that is what is waited for.
 * Neighbours: `check.ts` tells it what happens and writes the report through it.
 */
import { printableLine } from '../base/shown';
import type { Output } from './main';

/** In milliseconds, between two lines. */
const ON_TERMINAL = 500;
const ELSEWHERE = 10_000;

/** Where the progress goes: to a terminal so many characters wide, to anything else, or nowhere. */
export type ProgressTo = { readonly columns: number } | 'lines' | 'nowhere';

export class Progress implements Output {
  private readonly started = performance.now();
  private readonly running = new Map<string, { readonly name: string; readonly since: number }>();
  private readonly timer: NodeJS.Timeout | undefined;
  private done = 0;
  private all = 0;
  private isShown = false;

  constructor(
    private readonly output: Output,
    private readonly to: ProgressTo,
  ) {
    if (to === 'nowhere') return;
    this.timer = setInterval(() => this.show(), to === 'lines' ? ELSEWHERE : ON_TERMINAL);
    // Whatever goes wrong on the way, it must not keep the command from ending.
    this.timer.unref();
  }

  begun(id: string, name: string): void {
    this.running.set(id, { name, since: performance.now() });
  }

  ended(id: string, all: number): void {
    this.running.delete(id);
    this.done++;
    this.all = all;
  }

  out(text: string): void {
    if (text === '') return;
    this.clear();
    this.output.out(text);
  }

  error(text: string): void {
    this.clear();
    this.output.error(text);
  }

  close(): void {
    clearInterval(this.timer);
    this.clear();
  }

  private show(): void {
    const line = `calvin: ${printableLine(this.line())}`;
    if (typeof this.to === 'string') this.output.error(`${line}\n`);
    else {
      this.clear();
      // A line as long as the terminal is wide would go on in the next one.
      this.output.error(line.slice(0, this.to.columns - 1));
      this.isShown = true;
    }
  }

  private line(): string {
    const after = `after ${secondsSince(this.started)} s`;
    // The first of them was begun first.
    const [slowest] = this.running.values();
    const counted = this.all === 0 ? 'the methods are being read' : `${this.done} of ${this.all} methods are checked`;
    return slowest ? `${after}: ${counted}; ${slowest.name} has been running for ${secondsSince(slowest.since)} s` : `${after}: ${counted}`;
  }

  private clear(): void {
    if (!this.isShown) return;
    this.output.error('\r\u001b[K');
    this.isShown = false;
  }
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000);
}
