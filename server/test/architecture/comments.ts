/**
 * The text of a TypeScript source without its comments. Where comments are a tokenizer says, since `/*` also stands in strings, templates
 * and regular expressions.
 * Neighbours: `imports.ts` and `text-rules.ts` read what is left.
 */
import tokensOf from 'js-tokens';

const known = new Map<string, string>();

/** Blanks in the place of comments: positions and lines stay. */
export function withoutComments(text: string): string {
  const stripped = known.get(text) ?? [...tokensOf(text)].map(({ type, value }) => (COMMENTS.has(type) ? blank(value) : value)).join('');
  known.set(text, stripped);
  return stripped;
}

const COMMENTS: ReadonlySet<string> = new Set(['MultiLineComment', 'SingleLineComment', 'HashbangComment']);

const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');
