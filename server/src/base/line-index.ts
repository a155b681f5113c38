/**
 * Offsets to lines and columns and back, for one text. Lines end at `\n`, `\r\n` or a lone `\r`, as editors count them.
 * Neighbours: `span.ts`; used where text meets a person (cli, lsp) and by the reader of fixtures.
 */
import type { Position, Range, Span } from './span';

export class LineIndex {
  private readonly lineStarts: number[] = [0];

  constructor(private readonly text: string) {
    for (let offset = 0; offset < text.length; offset++) {
      const unit = text.charCodeAt(offset);
      if (unit === 10 || (unit === 13 && text.charCodeAt(offset + 1) !== 10)) this.lineStarts.push(offset + 1);
    }
  }

  /** How many lines the text has; at least one. */
  get lineCount(): number {
    return this.lineStarts.length;
  }

  /** The position of an offset; offsets outside the text are moved to its nearest end. */
  position(offset: number): Position {
    const inside = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lineStarts[middle]! <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: inside - this.lineStarts[low]! + 1 };
  }

  range(span: Span): Range {
    return { start: this.position(span.start), end: this.position(span.end) };
  }

  /** The offset of a position; a line or column past the end is moved back to it. */
  offset(position: Position): number {
    const line = Math.max(1, Math.min(position.line, this.lineStarts.length));
    const start = this.lineStarts[line - 1]!;
    const end = line < this.lineStarts.length ? this.lineStarts[line]! : this.text.length;
    return Math.max(start, Math.min(start + position.column - 1, end));
  }

  /** The text of a line (from 1) without its line break; empty where there is no such line. */
  line(line: number): string {
    if (line < 1 || line > this.lineStarts.length) return '';
    const end = line < this.lineStarts.length ? this.lineStarts[line]! : this.text.length;
    return this.text.slice(this.lineStarts[line - 1]!, end).replace(/[\r\n]+$/, '');
  }
}

/** The lines of several texts, each counted once for as long as its text is the same. */
export class LineIndexes {
  private readonly known = new Map<string, { readonly text: string; readonly index: LineIndex }>();

  of(file: string, text: string): LineIndex {
    const known = this.known.get(file);
    if (known?.text === text) return known.index;
    const index = new LineIndex(text);
    this.known.set(file, { text, index });
    return index;
  }

  /** The text of this file is not asked for any more. */
  forget(file: string): void {
    this.known.delete(file);
  }
}
