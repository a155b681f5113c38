/**
 * Parentheses around the target of an assignment: `(o) = x`, `(this.f) += 1`. Java has them (Java Language Specification 15.26: the left
 * operand is a variable, in any number of parentheses), the grammar has not. In text that does not parse they become spaces, which says the
 * same and moves no offset.
 * Neighbours: `java-recovery.ts` is the caller.
 */

const TOKEN =
  /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:[^"\\\r\n]|\\[^\r\n])*"?|'(?:[^'\\\r\n]|\\[^\r\n])*'?|->|(?:>>>|>>|<<|[-+*/%&|^])=|[=!<>]=|[\p{L}\p{N}_$]+|\S/gu;

const ASSIGNS = /^(?:=|(?:>>>|>>|<<|[-+*/%&|^])=)$/;
const NAME = /^[\p{L}_$]/u;

/** What stands before a parenthesis that begins an expression which may be an assignment. After a name it would be a call. */
const BEFORE = /^(?:[;{}(,:?]|=|->|return|throw|else|do|(?:>>>|>>|<<|[-+*/%&|^])=)$/;
const HEADS = /^(?:if|while|for)$/;

interface Token {
  readonly text: string;
  readonly start: number;
}

/** The text without them, or the text itself. */
export function withoutTargetParentheses(text: string): string {
  const tokens = tokensOf(text);
  const opening = openingOf(tokens);
  const gone: number[] = [];
  tokens.forEach(({ text: sign }, at) => {
    const from = ASSIGNS.test(sign) ? opening.get(at - 1) : undefined;
    if (from === undefined || tokens[from]!.text !== '(' || !mayAssign(tokens, from, opening)) return;
    const layers = layersOf(tokens, from, at - 1, opening);
    for (const one of layers ?? []) gone.push(tokens[one]!.start);
  });
  if (gone.length === 0) return text;
  const units = text.split('');
  for (const at of gone) units[at] = ' ';
  return units.join('');
}

function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN))
    if (!token.startsWith('//') && !token.startsWith('/*')) found.push({ text: token, start: index });
  return found;
}

/** Of each closing parenthesis or bracket: the one that it closes, by their places. */
function openingOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text }, at) => {
    if (text === '(' || text === '[') open.push(at);
    else if (text === ')' || text === ']') {
      const last = open.pop();
      if (last !== undefined && tokens[last]!.text === (text === ')' ? '(' : '[')) found.set(at, last);
      else open.length = 0;
    } else if (text === '{' || text === '}' || text === ';') {
      // Nothing that is a variable holds one; the head of a `for` is closed elsewhere.
      if (text !== ';') open.length = 0;
    }
  });
  return found;
}

function mayAssign(tokens: readonly Token[], from: number, opening: ReadonlyMap<number, number>): boolean {
  const before = tokens[from - 1];
  if (before === undefined) return false;
  if (BEFORE.test(before.text)) return true;
  const head = before.text === ')' ? opening.get(from - 1) : undefined;
  return head !== undefined && HEADS.test(tokens[head - 1]?.text ?? '');
}

/** The parentheses that stand around a variable and nothing else, from outside; undefined where it is none. */
function layersOf(tokens: readonly Token[], from: number, to: number, opening: ReadonlyMap<number, number>): readonly number[] | undefined {
  const layers: number[] = [];
  let [first, last] = [from, to];
  while (tokens[first]!.text === '(' && opening.get(last) === first) {
    layers.push(first, last);
    first++;
    last--;
  }
  return first <= last && isVariable(tokens, first, last, opening) ? layers : undefined;
}

/** A name, or what ends with `.name` or `[...]` after what may stand before that. */
function isVariable(tokens: readonly Token[], first: number, last: number, opening: ReadonlyMap<number, number>): boolean {
  let at = last;
  for (;;) {
    const open = opening.get(at);
    // A call, an index, or a first part in parentheses.
    if (open !== undefined) {
      if (open < first) return false;
      if (at === last && tokens[open]!.text === '(') return false;
      if (open === first) return tokens[open]!.text === '(';
      at = open - 1;
      if (tokens[open]!.text === '[' || NAME.test(tokens[at]!.text)) continue;
      return false;
    }
    if (!NAME.test(tokens[at]!.text)) return false;
    if (at === first) return true;
    if (at - 1 === first) return tokens[first]!.text === 'new';
    if (tokens[at - 1]!.text !== '.') return false;
    at -= 2;
    if (at < first) return false;
  }
}
