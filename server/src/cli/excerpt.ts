/**
 * The source line of a span with carets under it, for people.
 * Neighbours: `text-report.ts`; positions come from `base/line-index.ts`.
 */
import { printableLine } from '../base/shown';
import { LineIndex } from '../base/line-index';
import type { Position, Range, Span } from '../base/span';
import type { SourceFile } from '../verify/analysis';

/** The texts of a run by their path, with their lines. */
export class Sources {
  private readonly indexes = new Map<string, LineIndex>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor(files: readonly SourceFile[]) {
    this.texts = new Map(files.map((file) => [file.path, file.text]));
  }

  /** Undefined for a file that is not among those given, such as a trusted library specification. */
  lines(file: string): LineIndex | undefined {
    const text = this.texts.get(file);
    if (text === undefined) return undefined;
    let index = this.indexes.get(file);
    if (!index) this.indexes.set(file, (index = new LineIndex(text)));
    return index;
  }

  /** The first line of what stands in a span, cut where it is long; empty where the text is not at hand. */
  excerptOf(span: Span): string {
    const text =
      this.texts
        .get(span.file)
        ?.slice(span.start, span.end)
        .split(/[\r\n]/)[0]!
        .trim() ?? '';
    return printableLine(text.length > SHORT ? `${text.slice(0, SHORT - 3)}...` : text);
  }

  /** The range of a span; line 1, column 1 where the text is not at hand. */
  range(span: Span): Range {
    const start: Position = { line: 1, column: 1 };
    return this.lines(span.file)?.range(span) ?? { start, end: start };
  }
}

/** What is quoted in the middle of a line. */
const SHORT = 48;
/** Longer lines are cut around what is underlined: a minified file is one line. */
const WIDEST = 160;
/** How much of a cut line stands before what is underlined. */
const LEAD = 40;

/**
 * Two lines without line ends: the source line after its number, and the carets. A span over several lines is underlined up to the
 * end of the first. Tabs stay, so that the carets stand right; control characters become a visible mark.
 */
export function excerpt(lines: LineIndex, range: Range): readonly [string, string] {
  const line = lines.line(range.start.line);
  const start = Math.min(range.start.column - 1, line.length);
  const lastOnLine = range.end.line === range.start.line ? range.end.column - 1 : line.trimEnd().length;
  const end = Math.max(start + 1, Math.min(lastOnLine, line.length));
  const from = line.length > WIDEST && start > LEAD ? start - LEAD : 0;
  const to = Math.min(line.length, from + WIDEST);
  const shown = `${from > 0 ? '...' : ''}${printableLine(line.slice(from, to))}${to < line.length ? '...' : ''}`;
  const indent = (from > 0 ? '   ' : '') + printableLine(line.slice(from, start)).replace(/[^\t]/gu, ' ');
  const carets = '^'.repeat(Math.max(1, [...line.slice(start, Math.min(end, to))].length));
  const number = String(range.start.line).padStart(5);
  return [`${number} | ${shown}`.trimEnd(), `      | ${indent}${carets}`];
}
