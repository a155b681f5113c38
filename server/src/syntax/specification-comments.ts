/**
 * From comments to specifications: which ranges of a text are specification language, and which comments are one
 * specification together. The `@` at a line's start inside a block is left out, as JML has it; consecutive `//@` lines are one.
 * Neighbours: the comments come from `parsers.ts`; `parse-spec.ts` parses what stands in the ranges.
 */
import { CLAUSE_PATTERN } from './clause-keywords';
import type { SyntaxNode } from './syntax-node';
import type { TextRange } from './parsers';
import { isProofComment } from './proof-comments';

/** The text of one specification with where it stands. */
export interface SpecificationText {
  readonly start: number;
  readonly end: number;
  /** What of it is specification language, as offsets into the file. Line breaks belong to it: they separate words. */
  readonly ranges: readonly TextRange[];
}

/** What a `//@` line may start with and be a clause of its own rather than the continuation of the line before. */
const STARTS_CLAUSE = new RegExp(`^\\s*(?:;|${CLAUSE_PATTERN}\\b|$)`);

/** The specifications among the comments of a Java file, in source order. */
export function specificationTexts(text: string, comments: readonly SyntaxNode[]): readonly SpecificationText[] {
  const found: SpecificationText[] = [];
  let lines: SyntaxNode[] = [];
  const flush = () => {
    if (lines.length > 0) found.push(ofLines(text, lines));
    lines = [];
  };
  for (const comment of comments) {
    if (comment.type === 'specification_line') {
      if (lines.length > 0 && !continues(text, lines, comment)) flush();
      lines.push(comment);
    } else if (comment.type === 'specification_block') {
      flush();
      if (isProofComment(text, comment.start)) continue;
      found.push({ start: comment.start, end: comment.end, ranges: rangesOfBlock(text, comment) });
    }
  }
  flush();
  return found;
}

/**
 * Whether the line goes on with the specification of the lines before it. A specification after code on its line is
 * about that code, so the next line only continues it if it cannot start a clause.
 */
function continues(text: string, before: readonly SyntaxNode[], line: SyntaxNode): boolean {
  const between = text.slice(before[before.length - 1]!.end, line.start);
  if (!/^(\r\n|\r|\n)[ \t\f]*$/.test(between)) return false;
  const first = before[0]!;
  return isFirstOnLine(text, first.start) || !STARTS_CLAUSE.test(text.slice(line.start + 3, line.end));
}

/** Whether nothing but white space stands before the offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset;
  while (at > 0 && /[ \t\f]/.test(text[at - 1]!)) at--;
  return at === 0 || text[at - 1] === '\n' || text[at - 1] === '\r';
}

function ofLines(text: string, lines: readonly SyntaxNode[]): SpecificationText {
  const ranges = lines.map((line, index) => {
    const next = lines[index + 1];
    const lineBreak = next === undefined ? '' : (/^[\r\n]+/.exec(text.slice(line.end, next.start))?.[0] ?? '');
    return { start: line.start + 3, end: line.end + lineBreak.length };
  });
  return { start: lines[0]!.start, end: lines[lines.length - 1]!.end, ranges };
}

function rangesOfBlock(text: string, comment: SyntaxNode): readonly TextRange[] {
  const end = comment.end - 2;
  const ranges: TextRange[] = [];
  let start = Math.min(comment.start + 3, end);
  const content = text.slice(start, end);
  const offset = start;
  // `@` at the start of a line, and before the closing `*/`.
  for (const match of content.matchAll(/(?:\r\n|\r|\n)[ \t\f]*(@+)|@+$/g)) {
    const signs = match[1] ?? match[0];
    const at = offset + match.index + match[0].length - signs.length;
    if (at > start) ranges.push({ start, end: at });
    start = at + signs.length;
  }
  if (start < end) ranges.push({ start, end });
  return ranges;
}
