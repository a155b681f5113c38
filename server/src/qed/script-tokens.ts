/**
 * The words of proof scripts.
 * Why by hand: the language is small, and an error is to be at the tactic.
 * Neighbours: `script-parse.ts`.
 */
import type { Span } from '../base/span';

export interface Token {
  /** `wrong`: a character that means nothing. */
  readonly kind: 'name' | 'number' | 'sign' | 'wrong' | 'end';
  readonly text: string;
  readonly span: Span;
}

export class ScriptFailure extends Error {
  constructor(
    message: string,
    readonly span: Span,
  ) {
    super(message);
  }
}

const SPACE = /(?:\s|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const NAME = /\\?[A-Za-z_$][\w$]*|`[^`\n]+`/y;
const NUMBER = /\d+/y;
const SIGN = /<==>|==>|==|!=|<=|>=|&&|\|\||[-+*\/%<>!?:;,.(){}[\]=#]/y;

/** `start` and `end` bound the script in its file. In a comment of Java a line may begin with `@`. */
export function tokensOf(file: string, text: string, start: number, end: number): readonly Token[] {
  const found: Token[] = [];
  const source = text.slice(0, end);
  let at = start;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  for (;;) {
    at += match(SPACE)?.length ?? 0;
    if (at >= end) break;
    const name = match(NAME);
    const word = name ?? match(NUMBER) ?? match(SIGN);
    const span = { file, start: at, end: at + (word?.length ?? 1) };
    if (word === undefined) {
      if (source[at] === '@' && /^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))) {
        at++;
        continue;
      }
      found.push({ kind: 'wrong', text: source[at]!, span });
      at = span.end;
      continue;
    }
    found.push({
      kind: name !== undefined ? 'name' : /^\d/.test(word) ? 'number' : 'sign',
      text: word.startsWith('`') ? word.slice(1, -1) : word,
      span,
    });
    at = span.end;
  }
  return [...found, { kind: 'end', text: 'the end', span: { file, start: end, end } }];
}
