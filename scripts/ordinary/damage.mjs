/**
 * Java as it is while somebody types: files cut off anywhere, words and brackets taken out or doubled. The same for the same seed.
 * Neighbours: `../ordinary-java.mjs --damaged` writes it; what the checker must do with it is not to fall over.
 */
import { randomFrom } from './random.mjs';

/** The same files, each damaged in one to three places. */
export function damaged(files, seed) {
  const next = randomFrom(seed + 77);
  return files.map((file) => {
    let { text } = file;
    for (let times = 1 + next(3); times > 0; times--) text = DAMAGES[next(DAMAGES.length)](text, next);
    return { ...file, text };
  });
}

const DAMAGES = [
  (text, next) => text.slice(0, next(text.length + 1)),
  (text, next) => text.slice(next(text.length + 1)),
  (text, next) => withoutToken(text, next, ''),
  (text, next) => withoutToken(withoutToken(text, next, ''), next, ''),
  (text, next) => withoutToken(text, next, '$&$&'),
  (text, next) => withoutToken(text, next, ['"', '/*', '{', '}', '(', '/*@ requires', '//@ ghost int', '\u0000', '=', '.'][next(10)]),
];

/** One token, chosen at random, replaced. */
function withoutToken(text, next, by) {
  const tokens = [...text.matchAll(/\w+|[^\s\w]/g)];
  if (tokens.length === 0) return text;
  const { index, 0: token } = tokens[next(tokens.length)];
  return text.slice(0, index) + by.replaceAll('$&', token) + text.slice(index + token.length);
}
