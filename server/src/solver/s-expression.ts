/**
 * Reads what a prover prints into a small tree. Strict: text that is not SMT-LIB is refused rather than guessed at,
 * because a misread answer is a wrong verdict.
 * Neighbours: `values.ts` reads values out of the tree; `check.ts` reads verdicts; `z3-native.ts` uses it to refuse commands cut short.
 * Source: The SMT-LIB Standard 2.6, section 3.1 (lexicon) and 3.2 (s-expressions).
 */

export type SExpression = SExpressionAtom | SExpressionList;

/**
 * `symbol`: `text` is the name, without the bars of `|a b|`, which mean the same as no bars. `keyword`: `text` starts with `:`.
 * `numeral`, `decimal`, `hexadecimal`, `binary`: `text` as printed. `string`: `text` is what stands between the quotes, `""` made `"`.
 */
export interface SExpressionAtom {
  readonly kind: 'symbol' | 'keyword' | 'numeral' | 'decimal' | 'hexadecimal' | 'binary' | 'string';
  readonly text: string;
}

export interface SExpressionList {
  readonly kind: 'list';
  readonly items: readonly SExpression[];
}

export type ReadResult =
  | { readonly ok: true; readonly expressions: readonly SExpression[] }
  | { readonly ok: false; readonly message: string; readonly offset: number };

const wordPattern = /[A-Za-z0-9~!@$%^&*_+=<>.?/:#-]+/y;
const spacePattern = /(?:[ \t\r\n]+|;[^\n]*)+/y;

/** All s-expressions of a text, in order. Nesting may be as deep as memory allows. Never throws. */
export function readSExpressions(text: string): ReadResult {
  const top: SExpression[] = [];
  const open: { items: SExpression[]; offset: number }[] = [];
  let items = top;
  let offset = 0;
  const refuse = (message: string, at = offset): ReadResult => ({ ok: false, message, offset: at });

  while (offset < text.length) {
    spacePattern.lastIndex = offset;
    if (spacePattern.test(text)) {
      offset = spacePattern.lastIndex;
      continue;
    }
    const character = text[offset]!;
    if (character === '(') {
      open.push({ items, offset });
      items = [];
      offset++;
    } else if (character === ')') {
      const outer = open.pop();
      if (outer === undefined) return refuse('a closing parenthesis without an opening one');
      outer.items.push({ kind: 'list', items });
      items = outer.items;
      offset++;
    } else if (character === '|') {
      const end = text.indexOf('|', offset + 1);
      if (end < 0) return refuse('a quoted symbol that does not end');
      const name = text.slice(offset + 1, end);
      if (name.includes('\\')) return refuse('a backslash in a quoted symbol');
      items.push({ kind: 'symbol', text: name });
      offset = end + 1;
    } else if (character === '"') {
      const end = endOfString(text, offset);
      if (end < 0) return refuse('a string that does not end');
      items.push({ kind: 'string', text: text.slice(offset + 1, end - 1).replaceAll('""', '"') });
      offset = end;
    } else {
      wordPattern.lastIndex = offset;
      const word = wordPattern.exec(text)?.[0];
      if (word === undefined) return refuse(`the character ${JSON.stringify(character)}, which SMT-LIB does not use here`);
      const atom = atomOf(word);
      if (atom === undefined) return refuse(`the malformed word ${JSON.stringify(word)}`);
      items.push(atom);
      offset += word.length;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) return refuse('an opening parenthesis without a closing one', unclosed.offset);
  return { ok: true, expressions: top };
}

/** The offset after the closing quote of the string that opens at `start`, or -1. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? -1 : end + 1;
}

function atomOf(word: string): SExpressionAtom | undefined {
  if (/^(?:0|[1-9][0-9]*)$/.test(word)) return { kind: 'numeral', text: word };
  if (/^(?:0|[1-9][0-9]*)\.[0-9]+$/.test(word)) return { kind: 'decimal', text: word };
  if (/^#x[0-9A-Fa-f]+$/.test(word)) return { kind: 'hexadecimal', text: word };
  if (/^#b[01]+$/.test(word)) return { kind: 'binary', text: word };
  if (/^:[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*$/.test(word)) return { kind: 'keyword', text: word };
  if (/^[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*$/.test(word)) return { kind: 'symbol', text: word };
  return undefined;
}

/** The text of an expression on one line; symbols are quoted where they must be. The reader gives the same tree back for it. */
export function printSExpression(expression: SExpression): string {
  const pieces: string[] = [];
  // A list still to print, and how far it has been printed: own stack, so that deep terms cannot exhaust the call stack.
  const open: { list: SExpressionList; next: number }[] = [];
  const start = (each: SExpression): void => {
    if (each.kind !== 'list') {
      pieces.push(printAtom(each));
    } else {
      pieces.push('(');
      open.push({ list: each, next: 0 });
    }
  };
  start(expression);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const item = top.list.items[top.next];
    if (item === undefined) {
      pieces.push(')');
      open.pop();
    } else {
      if (top.next > 0) pieces.push(' ');
      top.next++;
      start(item);
    }
  }
  return pieces.join('');
}

function printAtom(atom: SExpressionAtom): string {
  if (atom.kind === 'string') return `"${atom.text.replaceAll('"', '""')}"`;
  return atom.kind === 'symbol' && atomOf(atom.text)?.kind !== 'symbol' ? `|${atom.text}|` : atom.text;
}

/** What the prover said of a failure, in its own words; undefined where its output can be trusted. */
export interface ProverComplaint {
  readonly message: string;
}

/**
 * Looks for what voids a prover's output: `(error "...")`, and `unsupported` for a command it does not know. After either, answers
 * that follow are of a script with a hole in it (a rejected `assert` is dropped, and the answer is still `sat`).
 * Errs on the side of finding one: text echoed by the script that looks like an error counts.
 */
export function complaintIn(output: string): ProverComplaint | undefined {
  const error = /\(\s*error(?=[\s")]|$)\s*(?:"((?:[^"]|"")*)")?/.exec(output);
  if (error !== null) return { message: error[1]?.replaceAll('""', '"') ?? 'an error without a message' };
  if (/^\s*unsupported\s*$/m.test(output)) return { message: 'a command that the prover does not support' };
  return undefined;
}
