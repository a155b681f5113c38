/**
 * What changed between two texts, as one replaced stretch, and where spans of the old text are in the new one.
 * Why: results of the text before an edit stay on the screen, at their shifted places, until the new ones come; and the
 * difference of two texts is right whatever way the edits arrived (typing, undo, a change on disk).
 * Neighbours: `outdated.ts` shifts whole results with it.
 */
import type { Span } from '../base/span';

/** `[start, oldEnd)` of the old text became `[start, newEnd)` of the new one; offsets in UTF-16 code units. */
export interface TextChange {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** The smallest single replacement that leads from one text to the other; undefined if they are equal. */
export function textChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (tail < shorter - start && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) tail++;
  return { start, oldEnd: before.length - tail, newEnd: after.length - tail };
}

/** Where an untouched span is after the change; undefined if any of its text changed. */
export function shiftUntouched(span: Span, change: TextChange): Span | undefined {
  if (span.end <= change.start) return span;
  if (span.start >= change.oldEnd) return moved(span, change.newEnd - change.oldEnd);
  return undefined;
}

/** Where a span is after the change, stretched over what changed inside it; undefined if the change swallowed it. */
export function shiftStretched(span: Span, change: TextChange): Span | undefined {
  const untouched = shiftUntouched(span, change);
  if (untouched) return untouched;
  if (span.start >= change.start && span.end <= change.oldEnd) return undefined;
  const start = span.start <= change.start ? span.start : change.newEnd;
  const end = span.end >= change.oldEnd ? span.end + change.newEnd - change.oldEnd : change.start;
  return { file: span.file, start, end };
}

function moved(span: Span, by: number): Span {
  return { file: span.file, start: span.start + by, end: span.end + by };
}
