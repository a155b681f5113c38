/**
 * Edits that leave every offset after them as it is and may move everything after them to other lines or columns: blanks for line ends of
 * every kind, characters for others of the same length.
 * Neighbours: `workspace-session.ts` sends them; `edits.ts` has all other edits.
 */
import { positionOf, type Change } from './client-text';
import type { Dice } from './dice';

const BLANKS = [' ', '\n', '\r', '\t'] as const;
/** Each two code units long. */
const PAIRS = ['\u{1F600}', '\u{1F601}', '\r\n', '\n\r', '\n\n', '  ', 'u\u0308', '\uD800 '] as const;

/** Undefined where there is no blank. */
export function keepingChange(dice: Dice, text: string): Change | undefined {
  const places = [...text.matchAll(/[ \t\n]/g)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const at = dice.pick(places);
  const isPair = dice.oneIn(3) && /^[ \t\n]{2}/.test(text.slice(at, at + 2));
  const length = isPair ? 2 : 1;
  // As a change of the whole text where the place lies within a line end, which no position can say.
  if (text[at] === '\n' && text[at - 1] === '\r') return { text: text.slice(0, at) + dice.pick(BLANKS) + text.slice(at + 1) };
  return {
    range: { start: positionOf(text, at), end: positionOf(text, at + length) },
    text: isPair ? dice.pick(PAIRS) : dice.pick(BLANKS),
  };
}
