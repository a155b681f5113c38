/**
 * Random edits of a text: what people do (a character, a token, a line, a block, undo), what editors do (paste, CRLF, the whole text), and
 * what nobody should do (lone surrogates, positions that are not there, a range that ends before it begins).
 * Neighbours: `edit-session.ts` sends them; `client-text.ts` says what they make of the text.
 */
import { CLAUSE_KEYWORDS } from '#server/syntax/clause-keywords';
import { positionOf, type Change } from './client-text';
import type { Dice } from './dice';

const TOKENS = [
  '{',
  '}',
  '(',
  ')',
  ';',
  ',',
  '.',
  '=',
  '==',
  '!=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '%',
  '&&',
  '||',
  '!',
  '?',
  ':',
  '->',
  '::',
  '@',
  '[',
  ']',
  '"',
  "'",
  '`',
  '\\',
  '|',
  '/*@',
  '*/',
  '//@',
  '/*',
  '//',
  'class',
  'interface',
  'enum',
  'record',
  'new',
  'this',
  'null',
  'super',
  'int',
  'long',
  'double',
  'boolean',
  'void',
  'static',
  'final',
  'volatile',
  'private',
  'public',
  'synchronized',
  'if',
  'else',
  'while',
  'for',
  'do',
  'switch',
  'case',
  'default',
  'return',
  'throw',
  'try',
  'catch',
  'finally',
  'break',
  'continue',
  'var',
  ...CLAUSE_KEYWORDS,
  '\\old',
  '\\forall',
  '\\exists',
  '\\result',
  '\\fresh',
  'holder',
  'tid',
  'holder == tid',
  'x',
  'y',
  '0',
  '1',
  '2147483648',
  '0x7fffffff',
  '1e999',
  "'a'",
  '"s"',
  'Thread',
  'Object',
  'String',
  'List<String>',
  'import java.util.*;',
  '@Override',
  '@GuardedBy("this")',
] as const;

const ODD = [
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\uDC00',
  '\u{1F600}',
  '\u202E',
  '\u2028',
  '\u0085',
  '\u00e9',
  '\u0131',
  '\r',
  '\r\n',
  '\n\r',
  '\t',
  '\\u000a',
  '\\u007b',
  '\u001b[31m',
  '|',
  '`',
] as const;

/** At most so long does a text get; what makes it longer is cut. */
const LONGEST = 30_000;

export function randomChange(dice: Dice, text: string, before: readonly string[], others: readonly string[]): Change {
  const kind = dice.weighted({
    character: 30,
    token: 20,
    erase: 14,
    line: 9,
    block: 4,
    undo: 5,
    paste: 3,
    odd: 5,
    newline: 3,
    whole: 1,
    beyond: 2,
    reversed: 1,
    swap: 3,
    huge: 0,
  });
  const at = dice.below(text.length + 1);
  const insert = (inserted: string, start = at, end = at): Change => ({
    range: { start: positionOf(text, start), end: positionOf(text, end) },
    text: text.length > LONGEST ? '' : inserted,
  });
  switch (kind) {
    case 'character':
      return insert(String.fromCharCode(dice.between(32, 126)));
    case 'token':
      return insert(` ${dice.pick(TOKENS)} `);
    case 'erase':
      return insert('', at, Math.min(text.length, at + dice.between(1, dice.oneIn(5) ? 40 : 3)));
    case 'line': {
      const start = text.lastIndexOf('\n', at - 1) + 1;
      const end = text.indexOf('\n', at);
      const line = text.slice(start, end < 0 ? text.length : end + 1);
      return dice.oneIn(2) ? insert('', start, start + line.length) : insert(line, start, start);
    }
    case 'block':
      return insert(
        dice.oneIn(2) ? '' : text.slice(dice.below(text.length), dice.below(text.length)),
        at,
        Math.min(text.length, at + dice.below(400)),
      );
    case 'undo':
      return { text: before.length === 0 ? text : dice.pick(before) };
    case 'paste': {
      const other = dice.pick(others);
      const start = dice.below(other.length);
      return insert(other.slice(start, start + dice.below(600)));
    }
    case 'odd':
      return insert(dice.pick(ODD));
    case 'newline':
      return { text: dice.oneIn(2) ? text.replace(/\r?\n/g, '\r\n') : text.replaceAll('\r\n', '\n') };
    case 'whole':
      return { text: dice.oneIn(3) ? '' : dice.pick(others) };
    case 'beyond': {
      const start = { line: dice.below(2000), character: dice.below(100_000) };
      return { range: { start, end: dice.oneIn(2) ? start : { line: 2_147_483_647, character: 2_147_483_647 } }, text: dice.pick(TOKENS) };
    }
    case 'reversed':
      return { range: { start: positionOf(text, Math.min(text.length, at + 3)), end: positionOf(text, at) }, text: '' };
    case 'swap': {
      const words = [...text.matchAll(/\w+/g)];
      if (words.length < 2) return insert(' ');
      const word = dice.pick(words);
      return insert(dice.pick(words)[0], word.index, word.index + word[0].length);
    }
    case 'huge':
      return insert(' '.repeat(1000));
  }
}
