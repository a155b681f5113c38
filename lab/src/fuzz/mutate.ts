/**
 * Texts that nobody would write: arbitrary bytes, pieces of well-formed texts in another order, and well-formed texts of which something
 * was broken or repeated.
 * Neighbours: `reader-session.ts`; `edits.ts` changes texts as an editor does.
 */
import { applyChange } from './client-text';
import type { Dice } from './dice';
import { randomChange } from './edits';

const LONGEST = 20_000;

/** What every object of JavaScript has: whoever looks a name up in one finds them. */
const OWN_NAMES = Object.getOwnPropertyNames(Object.prototype);

/** A text made of one of `seeds`, or of nothing. */
export function mutated(dice: Dice, seeds: readonly string[]): string {
  switch (dice.weighted({ bytes: 1, edited: 8, spliced: 2, repeated: 2, flipped: 2, nested: 1, renamed: 2 })) {
    case 'bytes':
      return Buffer.from(Array.from({ length: dice.below(2000) }, () => dice.below(256))).toString(dice.oneIn(2) ? 'utf8' : 'latin1');
    case 'edited': {
      let text = dice.pick(seeds);
      for (let count = dice.between(1, 12); count > 0; count--) text = applyChange(text, randomChange(dice, text, [], seeds));
      return text;
    }
    case 'spliced': {
      const [left, right] = [dice.pick(seeds), dice.pick(seeds)];
      return left.slice(0, dice.below(left.length)) + right.slice(dice.below(right.length));
    }
    case 'repeated': {
      const text = dice.pick(seeds);
      const start = dice.below(text.length);
      const piece = text.slice(start, start + dice.between(1, 30));
      return (text.slice(0, start) + piece.repeat(dice.between(2, dice.oneIn(4) ? 400 : 20)) + text.slice(start)).slice(0, LONGEST);
    }
    case 'flipped': {
      const units = [...dice.pick(seeds)];
      for (let count = dice.between(1, 30); count > 0 && units.length > 0; count--)
        units[dice.below(units.length)] = String.fromCharCode(dice.below(dice.oneIn(3) ? 0x10000 : 128));
      return units.join('');
    }
    case 'renamed': {
      let text = dice.pick(seeds);
      for (let count = dice.between(1, 6); count > 0; count--) {
        const name = dice.pick(text.match(/[A-Za-z_]\w*/g) ?? ['x']);
        const other = dice.pick(OWN_NAMES);
        text = text.replace(new RegExp(`\\b${name}\\b`, dice.oneIn(2) ? 'g' : ''), other);
      }
      return text;
    }
    case 'nested': {
      const [open, close] = dice.pick([
        ['(', ')'],
        ['{', '}'],
        ['[', ']'],
        ['/*@ ', ' */'],
        ['(as ', ' Int)'],
        ['!', ''],
        ['- ', ''],
        ['if (true) ', ''],
        ['new int[', ']'],
        ['(\\forall int i; ', ')'],
      ] as const);
      const depth = dice.between(10, 3000);
      const text = dice.pick(seeds);
      const at = dice.below(text.length + 1);
      return (
        text.slice(0, at) +
        open.repeat(depth) +
        dice.pick(['', 'x', '1', 'true']) +
        (dice.oneIn(2) ? close.repeat(depth) : '') +
        text.slice(at)
      );
    }
  }
}
