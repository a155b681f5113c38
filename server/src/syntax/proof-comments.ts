/**
 * Comments of Java files that hold a proof script: `/*@ proof ... `. They are no specifications.
 * Neighbours: `specification-comments.ts` leaves them out; `calvin prove` reads them.
 */
import type { TextRange } from './parsers';

/** Whether a comment that begins at the offset is one. */
export function isProofComment(text: string, start: number): boolean {
  return /^\/\*@\s*proof\b/.test(text.slice(start, start + 200));
}

/** What stands in such comments, in source order. Strings and other comments are no places for them. */
export function proofComments(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  const token = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g;
  for (const match of text.matchAll(token)) {
    if (match[0].startsWith('/*@') && isProofComment(text, match.index))
      found.push({ start: match.index + 3, end: match.index + match[0].length - 2 });
  }
  return found;
}
