/**
 * Positions in source text. A `Span` is what every node, operation, obligation and diagnostic carries
 * from the text it came from to the squiggle it becomes.
 *
 * Why offsets: they are cheap to compare and to shift; lines and columns are made only where a person
 * reads them (`LineIndex`). Neighbours: everything; imports nothing.
 */

/** A half-open range of UTF-16 code units `[start, end)` in the file named `file` (the path as it was given). */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A position as a person counts: line and column from 1; columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range of positions; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A span where there is no source, for what the checker itself adds. Never shown to a user. */
export const NOWHERE: Span = { file: '', start: 0, end: 0 };

/** The smallest span that covers both; they must be of the same file (the first one's is taken). */
export function cover(first: Span, last: Span): Span {
  return { file: first.file, start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
}

/** Whether the one lies in the other, both in one file. */
export function isInside(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;
}

/** Source order: by file name, then start, then end; for sorting what is printed. */
export function compareSpans(left: Span, right: Span): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.start - right.start || left.end - right.end;
}
