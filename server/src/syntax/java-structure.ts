/**
 * The nesting of braces in Java text that does not parse: which are bodies of types, which are bodies of members, and
 * where one is missing. Words that only a member can start with (`public`, `void`, ...) show that the member before was
 * never closed. Only guides recovery: what it gets wrong costs a better message, never a verdict.
 * Neighbours: `java-recovery.ts`.
 */
import type { TextRange } from './parsers';

/** A member's `{ ... }`: offsets of the opening and closing brace; `end` is past the closing one. */
export interface MemberBody {
  readonly start: number;
  readonly end: number;
  /** Whether its end had to be guessed. */
  readonly isBroken: boolean;
}

export interface Structure {
  /** The outermost bodies of members, in the order in which they end. */
  readonly bodies: readonly MemberBody[];
  /** White space to overwrite with `}`, so that no offset moves. */
  readonly closers: readonly number[];
  /** How many `}` are missing at the end of the text. */
  readonly missingAtEnd: number;
  /** Opening braces that nothing closes; one for each place where a closing one is missing. */
  readonly unclosed: readonly number[];
  /** Closing braces that close a type too early: more members follow. */
  readonly surplus: readonly number[];
  /** Strings that do not end on their line; a brace after the quote is lost in them. */
  readonly unclosedStrings: readonly TextRange[];
}

/** Whether a token that starts with a quote lacks the one that ends it. */
function isUnclosedString(token: string): boolean {
  if (!token.startsWith('"')) return false;
  return token.startsWith('"""') ? token.length < 6 || !token.endsWith('"""') : !/^"(?:[^"\\]|\\.)*"$/.test(token);
}

const TOKEN =
  /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:[^"\\\r\n]|\\[^\r\n])*"?|'(?:[^'\\\r\n]|\\[^\r\n])*'?|[\p{L}\p{N}_$]+|\S/gu;

/** Words that start a member and never a statement. */
const MEMBER_START = /^(?:public|protected|private|void|static|native|transient|volatile)$/;

/** Those of them that occur in no expression either, unless after another modifier. */
const MEMBER_ONLY = /^(?:public|protected|private)$/;
const MODIFIER = /^(?:public|protected|private|static|final|abstract|synchronized|native|transient|volatile|default|strictfp|sealed)$/;

const TYPE_WORD = /^(?:class|interface|enum|record)$/;

interface Brace {
  readonly kind: 'type' | 'body' | 'block';
  readonly start: number;
  /** Whether the constants of an enum are listed here: what stands in braces after one is a type's body. */
  listsConstants: boolean;
}

class Scanner {
  private readonly open: Brace[] = [];
  private readonly bodies: MemberBody[] = [];
  private readonly closers: number[] = [];
  private readonly unclosed: number[] = [];
  private readonly surplus: number[] = [];
  private readonly unclosedStrings: TextRange[] = [];
  /** For each open parenthesis, whether it holds the arguments of a `new`. */
  private readonly parentheses: boolean[] = [];
  private previous = '';
  private beforePrevious = '';
  private previousEnd = 0;
  private headHasTypeWord = false;
  private headIsEnum = false;
  private headIsSwitch = false;
  private afterNew = false;
  private closedArgumentsOfNew = false;
  private lastTypeEnd: number | undefined;

  constructor(private readonly text: string) {}

  run(): Structure {
    for (const match of this.text.matchAll(TOKEN)) {
      const token = match[0];
      if (token.startsWith('//') || token.startsWith('/*')) continue;
      this.step(token, match.index);
      this.beforePrevious = this.previous;
      this.previous = token;
      this.previousEnd = match.index + token.length;
    }
    const innermost = this.open[this.open.length - 1];
    if (innermost !== undefined) this.unclosed.push(innermost.start);
    const body = this.open.findIndex((brace) => brace.kind === 'body');
    if (body >= 0) this.bodies.push({ start: this.open[body]!.start, end: this.text.length, isBroken: true });
    // What is open inside a broken body is blanked out with it.
    const missingAtEnd = body >= 0 ? body + 1 : this.open.length;
    const { bodies, closers, unclosed, surplus, unclosedStrings } = this;
    return { bodies, closers, missingAtEnd, unclosed, surplus, unclosedStrings };
  }

  private step(token: string, at: number): void {
    const isStatementStart = /^[;{}]$/.test(this.previous) || isUnclosedString(this.previous);
    if (isUnclosedString(token)) this.unclosedStrings.push({ start: at, end: at + token.length });
    if (isStatementStart) {
      this.headHasTypeWord = false;
      this.headIsEnum = false;
      this.headIsSwitch = false;
    }
    if (this.open.length === 0) this.noteSurplus(token, at);
    if (this.startsMember(token, at, isStatementStart)) this.closeBefore();
    if (token === 'switch') this.headIsSwitch = true;
    if (this.startsType(token, at)) {
      this.headHasTypeWord = true;
      this.headIsEnum = token === 'enum';
    }
    if (token === ';' && this.open.length > 0) this.open[this.open.length - 1]!.listsConstants = false;
    if (token === 'new') this.afterNew = true;
    else if (token === '(') this.openParenthesis();
    else if (token === ')') this.closedArgumentsOfNew = this.parentheses.pop() ?? false;
    else if (!/^[\p{L}\p{N}_$.<>,?&@]/u.test(token)) this.afterNew = false;
    if (token === '{') this.openBrace(at);
    if (token === '}') this.closeBrace(at);
  }

  /** `record` is a word of its own only before a name. */
  private startsType(token: string, at: number): boolean {
    if (!TYPE_WORD.test(token) || this.previous === '.') return false;
    return token !== 'record' || /^\s+[\p{L}_$]/u.test(this.text.slice(at + token.length, at + token.length + 20));
  }

  private startsMember(token: string, at: number, isStatementStart: boolean): boolean {
    if (MEMBER_ONLY.test(token)) return !MODIFIER.test(this.previous);
    return isStatementStart && (MEMBER_START.test(token) || (token === '@' && this.text.startsWith('Override', at + 1)));
  }

  private openParenthesis(): void {
    this.parentheses.push(this.afterNew);
    this.afterNew = false;
  }

  private openBrace(at: number): void {
    const around = this.open[this.open.length - 1];
    const isInType = around === undefined || around.kind === 'type';
    const isType = this.headHasTypeWord || (this.previous === ')' && this.closedArgumentsOfNew) || around?.listsConstants === true;
    // After these stands an array initializer, and a `switch` that is an expression is no body either.
    const isBody =
      isInType &&
      !this.headIsSwitch &&
      !/^(?:[=\],({]|default)$/.test(this.previous === '{' && around?.start === this.previousEnd - 1 ? '' : this.previous);
    this.open.push({ kind: isType ? 'type' : isBody ? 'body' : 'block', start: at, listsConstants: this.headIsEnum });
    this.headHasTypeWord = false;
    this.headIsEnum = false;
  }

  private closeBrace(at: number): void {
    const brace = this.open.pop();
    if (brace === undefined) return;
    const isOutermost = !this.open.some((outer) => outer.kind === 'body');
    if (brace.kind === 'body' && isOutermost) this.bodies.push({ start: brace.start, end: at + 1, isBroken: false });
    this.lastTypeEnd = this.open.length === 0 ? at : undefined;
  }

  /** After the end of a type at the top level: whether what follows is another member rather than another type. */
  private noteSurplus(token: string, at: number): void {
    if (this.lastTypeEnd === undefined) return;
    if (this.startsType(token, at) || /^(?:import|package|module)$/.test(token)) {
      this.lastTypeEnd = undefined;
    } else if (token === '(' && this.beforePrevious === '@') {
      // The arguments of an annotation on the next type.
    } else if (/^[(={}]$/.test(token) || (token === ';' && /^[\p{L}\p{N}_$]/u.test(this.previous))) {
      this.surplus.push(this.lastTypeEnd);
      this.open.push({ kind: 'type', start: this.lastTypeEnd, listsConstants: false });
      this.lastTypeEnd = undefined;
    }
  }

  /** Closes every block up to the type around, in the white space after the last token. */
  private closeBefore(): void {
    let count = 0;
    while (count < this.open.length && this.open[this.open.length - 1 - count]!.kind !== 'type') count++;
    const room = /^\s*/.exec(this.text.slice(this.previousEnd, this.previousEnd + count))![0].length;
    if (count === 0 || room < count || count === this.open.length) return;
    this.unclosed.push(this.open[this.open.length - 1]!.start);
    this.parentheses.length = 0;
    for (let index = 0; index < count; index++) {
      const brace = this.open.pop()!;
      const at = this.previousEnd + index;
      // What is open inside a broken body is blanked out with it.
      if (this.open.some((outer) => outer.kind === 'body')) continue;
      this.closers.push(at);
      if (brace.kind === 'body') this.bodies.push({ start: brace.start, end: at + 1, isBroken: true });
    }
  }
}

export function structureOf(text: string): Structure {
  return new Scanner(text).run();
}
