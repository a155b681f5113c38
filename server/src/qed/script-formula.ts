/**
 * Formulas of proof scripts: Java's operators with `==>`, `<==>`, `\old`, `\forall`, `\exists`, `tid` and `a[*]`.
 * Neighbours: `script-parse.ts` reads tactics around them; `formula.ts` gives them meaning.
 */
import type { Span } from '../base/span';
import type { Formula, Name } from './script';
import { ScriptFailure, type Token } from './script-tokens';

const LEVELS: readonly (readonly string[])[] = [
  ['<==>'],
  ['==>'],
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const DEEPEST = 60;

export class TokenReader {
  protected position = 0;

  constructor(protected readonly tokens: readonly Token[]) {}

  protected get token(): Token {
    return this.tokens[this.position]!;
  }

  protected at(text: string): boolean {
    const { kind } = this.token;
    return kind !== 'end' && kind !== 'wrong' && this.token.text === text;
  }

  protected accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.position++;
    return true;
  }

  protected expect(text: string): Token {
    if (!this.at(text)) this.fail(`\`${text}\``);
    return this.tokens[this.position++]!;
  }

  protected name(what: string): Name {
    const { kind, text, span } = this.token;
    if (kind !== 'name') this.fail(what);
    this.position++;
    return { name: text, span };
  }

  protected fail(expected: string): never {
    const { kind, text, span } = this.token;
    throw new ScriptFailure(kind === 'wrong' ? `\`${text}\` means nothing here` : `expected ${expected}, not \`${text}\``, span);
  }
}

export function join(first: Span, last: Span): Span {
  return { file: first.file, start: first.start, end: Math.max(first.end, last.end) };
}

export class FormulaReader extends TokenReader {
  protected depth = 0;

  formula(): Formula {
    if (++this.depth > DEEPEST) throw new ScriptFailure('the formula is nested too deeply', this.token.span);
    const cond = this.binary(0);
    let made = cond;
    if (this.accept('?')) {
      const then = this.formula();
      this.expect(':');
      const otherwise = this.formula();
      made = { kind: 'conditional', cond, then, else: otherwise, span: join(cond.span, otherwise.span) };
    }
    this.depth--;
    return made;
  }

  private binary(level: number): Formula {
    const signs = LEVELS[level];
    if (!signs) return this.unary();
    let left = this.binary(level + 1);
    while (this.token.kind === 'sign' && signs.includes(this.token.text)) {
      const op = this.token.text;
      this.position++;
      // An implication leans to the right.
      const right = op === '==>' ? this.binary(level) : this.binary(level + 1);
      left = { kind: 'binary', op, left, right, span: join(left.span, right.span) };
    }
    return left;
  }

  private unary(): Formula {
    const { span } = this.token;
    for (const op of ['!', '-'] as const) {
      if (!this.accept(op)) continue;
      if (++this.depth > DEEPEST) throw new ScriptFailure('the formula is nested too deeply', span);
      const operand = this.unary();
      this.depth--;
      return { kind: 'unary', op, operand, span: join(span, operand.span) };
    }
    return this.postfix();
  }

  private postfix(): Formula {
    let made = this.primary();
    for (;;) {
      if (this.accept('.')) {
        const { name, span } = this.name('the name of a field');
        made = { kind: 'member', object: made, name, span: join(made.span, span) };
      } else if (this.accept('[')) {
        const index = this.accept('*') ? undefined : this.formula();
        made = { kind: 'index', array: made, index, span: join(made.span, this.expect(']').span) };
      } else return made;
    }
  }

  private primary(): Formula {
    const { kind, text, span } = this.token;
    if (this.accept('(')) {
      const inner = this.formula();
      return { ...inner, span: join(span, this.expect(')').span) };
    }
    if (kind === 'number') {
      this.position++;
      return { kind: 'number', value: text, span };
    }
    if (kind !== 'name') this.fail('a formula');
    this.position++;
    switch (text) {
      case 'true':
      case 'false':
      case 'null':
      case 'tid':
      case 'this':
      case '\\result':
        return { kind: 'constant', value: text, span };
      case '\\old': {
        this.expect('(');
        const operand = this.formula();
        return { kind: 'old', operand, span: join(span, this.expect(')').span) };
      }
      case '\\forall':
      case '\\exists':
        return this.quantifier(text === '\\forall' ? 'forall' : 'exists', span);
      default:
        return this.at('(') ? this.call(text, span) : { kind: 'name', name: text, span };
    }
  }

  private call(name: string, span: Span): Formula {
    this.expect('(');
    const args: Formula[] = [];
    while (!this.at(')')) {
      args.push(this.formula());
      if (!this.at(')')) this.expect(',');
    }
    return { kind: 'call', name, args, span: join(span, this.expect(')').span) };
  }

  private quantifier(which: 'forall' | 'exists', span: Span): Formula {
    const type = this.name('a type').name;
    const { name } = this.name('a name');
    this.expect(';');
    const body = this.formula();
    return { kind: 'quantifier', which, type, name, body, span: join(span, body.span) };
  }
}
