/**
 * Where the builders of the syntax tree leave what they have to say, and how they turn offsets into spans.
 * Neighbours: `build-context.ts` and the `spec-*.ts` builders use it.
 */
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';

export class Report {
  private readonly collected: Diagnostic[] = [];
  private readonly counts = new Map<Code, number>();

  /** `length`: of the file's text; no span reaches beyond it. */
  constructor(
    readonly file: string,
    private readonly length: number,
  ) {}

  get diagnostics(): readonly Diagnostic[] {
    return this.collected;
  }

  /** How many errors of that code have been reported so far; compared before and after to know whether a part is sound. */
  count(code: Code): number {
    return this.counts.get(code) ?? 0;
  }

  add(code: Code, span: Span, message: string): void {
    this.counts.set(code, this.count(code) + 1);
    this.collected.push(diagnostic(code, span, message));
  }

  span(start: number, end: number): Span {
    return { file: this.file, start: Math.min(start, this.length), end: Math.min(end, this.length) };
  }
}
