/**
 * The tokens of printed Plato, and a cursor over them.
 * Neighbours: `notation.ts`, `parse-expr.ts`.
 */
import { PLAIN_NAME } from './notation';

export interface Token {
  /** `quoted` is a name in backquotes; `text` of names and strings is what they stand for. */
  readonly kind: 'name' | 'quoted' | 'number' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Thrown inside the parser only; `parseProgram` turns it into an error value. */
export class ParseFailure extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const SYMBOL = /<==>|==>|>_\{|\[\]|&&|\|\||<=|>=|!=|:=|::|\\old|[(){}[\]<>=+\-*/%!?:,.'@|]/y;
const BLANK = /(?:\s|\/\/[^\n]*)+/y;
const NUMBER = /[0-9]+/y;
const STRING = /"(?:[^"\\\n]|\\[^\n])*"/y;
const QUOTED = /`((?:[^`\\\n]|\\[^\n])*)`/y;

/** All tokens of a text, the last one of kind `end`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  const push = (kind: Token['kind'], value: string, length: number): void => {
    tokens.push({ kind, text: value, start: offset, end: offset + length });
    offset += length;
  };
  for (;;) {
    offset += match(BLANK)?.[0].length ?? 0;
    if (offset >= text.length) break;
    let found = match(PLAIN_NAME);
    if (found) push('name', found[0], found[0].length);
    else if ((found = match(SYMBOL))) push('symbol', found[0], found[0].length);
    else if ((found = match(NUMBER))) push('number', found[0], found[0].length);
    else if ((found = match(STRING))) push('string', unescape(found[0], offset), found[0].length);
    else if ((found = match(QUOTED))) push('quoted', unescape(`"${found[1]!}"`, offset), found[0].length);
    else throw new ParseFailure(`unexpected character ${JSON.stringify(text.charAt(offset))}`, offset);
  }
  push('end', '', 0);
  return tokens;
}

function unescape(literal: string, offset: number): string {
  try {
    const value: unknown = JSON.parse(literal);
    if (typeof value === 'string') return value;
  } catch {
    // Falls through: the escape is none of JSON's.
  }
  throw new ParseFailure('a wrong escape in a string or a quoted name', offset);
}

/** A position in a list of tokens. */
export class Cursor {
  protected position = 0;

  constructor(protected readonly tokens: readonly Token[]) {}

  /** The token at a distance from the current one; past the end, the end. */
  peek(distance = 0): Token {
    return this.tokens[Math.min(this.position + distance, this.tokens.length - 1)]!;
  }

  next(): Token {
    const token = this.peek();
    this.position++;
    return token;
  }

  isAtEnd(): boolean {
    return this.peek().kind === 'end';
  }

  /** Whether the current token is this symbol or unquoted word. */
  at(text: string, distance = 0): boolean {
    const token = this.peek(distance);
    return token.text === text && (token.kind === 'symbol' || token.kind === 'name');
  }

  /** Skips the symbol or word if it is there. */
  accept(text: string): boolean {
    const isThere = this.at(text);
    if (isThere) this.position++;
    return isThere;
  }

  expect(text: string): Token {
    if (!this.at(text)) this.fail(`\`${text}\``);
    return this.next();
  }

  /** The text of a token of this kind. */
  take(kind: 'number' | 'string'): string {
    if (this.peek().kind !== kind) this.fail(kind === 'number' ? 'a number' : 'a string');
    return this.next().text;
  }

  fail(expected: string): never {
    const token = this.peek();
    const found = token.kind === 'end' ? 'the end' : JSON.stringify(token.text);
    throw new ParseFailure(`expected ${expected}, found ${found}`, token.start);
  }

  /** `item (, item)*` up to the closing symbol, which is skipped. */
  listUntil<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    if (this.accept(close)) return items;
    do items.push(item());
    while (this.accept(','));
    this.expect(close);
    return items;
  }
}
