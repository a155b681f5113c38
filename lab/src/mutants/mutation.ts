/**
 * A change of one place of a Java file, as text, and what is needed to make one: offsets of what is no comment, replacement.
 * Neighbours: `program-operators.ts`, `expression-operators.ts`, `specification-operators.ts` make them; `mutants.ts` collects them.
 */
import type { Span } from '#server/base/span';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Mutation {
  /** `drop-lock`: what kind of mistake it is. */
  readonly operator: string;
  /**
   * `specification`: the Java is as it was, ghost code and witnesses count as specification; `clause-dropped`: moreover one clause or
   * conjunct is gone, nothing new is said.
   */
  readonly subject: 'program' | 'specification' | 'clause-dropped';
  /** Where it is told. */
  readonly at: number;
  readonly what: string;
  readonly edits: readonly Edit[];
}

export function applied(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: put } of [...edits].sort((left, right) => right.start - left.start || right.end - left.end)) {
    result = result.slice(0, start) + put + result.slice(end);
  }
  return result;
}

/** The text with blanks for comments, strings and characters, so that what is found in it is Java. */
export function javaAlone(text: string): string {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g, (found) => found.replace(/[^\n]/g, ' '));
}

export function textAt(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}

/** In one line and short, for reports. */
export function brief(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
}

/** A replacement of one stretch, told as it is. */
export function replaced(operator: string, subject: Mutation['subject'], text: string, span: Span, put: string): Mutation {
  const before = brief(textAt(text, span));
  return {
    operator,
    subject,
    at: span.start,
    what: put.trim() === '' || put === ';' ? `without ${before}` : `${before} => ${brief(put)}`,
    edits: [{ start: span.start, end: span.end, text: put }],
  };
}
