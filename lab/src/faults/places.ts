/**
 * Where a text stands in a source, however both are formatted: blanks, line breaks, the kind of quotes, commas before a closing bracket and
 * brackets around the only parameter of a function do not count.
 * Why: a fault is about what a line does, and a formatter may break or join lines.
 * Neighbours: `scratch.ts` puts faults there.
 */

/** From the first character to after the last one. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A text without what does not count, and where each of its characters begins and ends, with what was dropped around it. */
interface Bare {
  readonly text: string;
  readonly spans: readonly Place[];
}

const CLOSING = new Set([')', ']', '}']);

function bare(text: string): Bare {
  const kept: { readonly character: string; readonly start: number }[] = [];
  for (let start = 0; start < text.length; start++) {
    const character = text[start]!;
    if (/[\s\\]/.test(character)) continue;
    if (CLOSING.has(character) && kept.at(-1)?.character === ',') kept.pop();
    kept.push({ character: character === '"' ? "'" : character, start });
  }
  return withoutBrackets({ text: kept.map((one) => one.character).join(''), spans: kept.map(({ start }) => ({ start, end: start + 1 })) });
}

/** `(one) => ...` is `one => ...`. */
function withoutBrackets({ text, spans }: Bare): Bare {
  const dropped = new Set<number>();
  const wider = [...spans];
  for (const { index, 0: found } of text.matchAll(/(?<![\w$.)\]>])\([\w$]+\)(?==>)/g)) {
    const last = index + found.length - 1;
    dropped.add(index).add(last);
    wider[index + 1] = { ...wider[index + 1]!, start: spans[index]!.start };
    wider[last - 1] = { ...wider[last - 1]!, end: spans[last]!.end };
  }
  const isKept = (_: unknown, index: number): boolean => !dropped.has(index);
  return { text: text.split('').filter(isKept).join(''), spans: wider.filter(isKept) };
}

/** All places of the text in the source. */
export function placesOf(source: string, text: string): readonly Place[] {
  const [whole, part] = [bare(source), bare(text.replace(/,\s*$/, ''))];
  const endsWithComma = /,\s*$/.test(text);
  const found: Place[] = [];
  for (let at = whole.text.indexOf(part.text); at >= 0; at = whole.text.indexOf(part.text, at + 1)) {
    const { end } = whole.spans[at + part.text.length - 1]!;
    const comma = endsWithComma ? /^\s*,/.exec(source.slice(end)) : null;
    if (!endsWithComma || comma || CLOSING.has(whole.text[at + part.text.length]!))
      found.push({ start: whole.spans[at]!.start, end: end + (comma?.[0].length ?? 0) });
  }
  return found;
}
