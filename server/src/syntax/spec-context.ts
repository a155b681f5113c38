/**
 * What the builders of specification nodes share: the text of the one specification, where it stands in the file, and
 * where errors go.
 * Neighbours: `spec-types.ts`, `spec-expressions.ts`, `spec-clauses.ts`.
 */
import type { Span } from '../base/span';
import type { Report } from './build-report';
import type { SyntaxNode } from './syntax-node';

export class SpecContext {
  /** `base` is the offset of the specification's comment in the file; nodes are relative to it. */
  constructor(
    private readonly file: string,
    private readonly base: number,
    private readonly report: Report,
  ) {}

  text(node: SyntaxNode): string {
    return this.file.slice(this.base + node.start, this.base + node.end);
  }

  span(node: SyntaxNode): Span {
    return this.spanOf(node.start, node.end);
  }

  spanOf(start: number, end: number): Span {
    return this.report.span(this.base + start, this.base + end);
  }

  error(node: SyntaxNode, message: string): void {
    this.report.add('spec-syntax', this.span(node), message);
  }

  errorAt(start: number, end: number, message: string): void {
    this.report.add('spec-syntax', this.spanOf(start, end), message);
  }

  /** How many errors there are so far; a clause in which it grew is an `error` clause. */
  get errorCount(): number {
    return this.report.count('spec-syntax');
  }
}
