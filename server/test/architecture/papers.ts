/**
 * References to papers in a text: which paper by its short name, and which section or figure of it; and what reads like a reference to a
 * paper that the bibliography does not have.
 * Neighbours: `../theory.test.ts` asks of the sources and the pages; the bibliography stands in `docs/theory.md`.
 */

/** A section ("6.4") or a figure ("Fig. 3") of a paper. */
export interface PlaceOfPaper {
  readonly paper: string;
  readonly kind: 'section' | 'figure';
  readonly number: string;
}

/** What the bibliography says of a paper. */
export interface Entry {
  readonly paper: string;
  readonly sections: readonly string[];
  readonly figures: readonly string[];
  /** Surnames of the authors, and years. */
  readonly words: readonly string[];
}

const PLACE = String.raw`(?:(?:sections?|secs?\.|figures?|figs?\.) |§ ?)?\d+(?:\.\d+)*`;
const BETWEEN = String.raw`(?:, and |, | and | or | to |; |/|-(?=\d))`;
const LIST = String.raw`${PLACE}(?:${BETWEEN}${PLACE})*`;
/** A figure in the text of a page about one paper: "Figures 8 to 11". */
const FIGURES_ALONE = new RegExp(String.raw`\b(?:figures?|figs?\.) \d+(?:(?:, and |, | and | to )(?:(?:figures?|figs?\.) )?\d+)*`, 'gi');
const PARTS = /((?:sections?|secs?\.|figures?|figs?\.) |§ ?)?(\d+(?:\.\d+)*)/gi;

/** Comments with their lines joined, so that a reference may go over the end of one. */
export const joined = (text: string): string => text.replace(/\n\s*(?:\*|\/\/)?\s?/g, ' ');

/** A title in brackets, then authors and years; tables of sections; figures by "Fig. N". */
export function bibliographyOf(page: string): readonly Entry[] {
  return page
    .slice(page.indexOf('## Bibliography'))
    .split(/^### /m)
    .slice(1)
    .map((part) => ({
      paper: part.slice(0, part.indexOf('\n')),
      sections: [...part.matchAll(/^\| ([\d.]+) \|/gm)].map(([, section]) => section!),
      figures: placesIn([...part.matchAll(FIGURES_ALONE)].map(([text]) => text)).map((one) => one.number),
      words: part.match(/\b(?:[A-Z]\w+|(?:19|20)\d\d)\b/g) ?? [],
    }));
}

/** "Fig. 1, 3 and 12", "Figures 8 to 11", "2 and Fig. 3": a number is of the kind that was named last. */
function placesIn(lists: readonly string[]): readonly Omit<PlaceOfPaper, 'paper'>[] {
  return lists.flatMap((list) => {
    let kind: PlaceOfPaper['kind'] = 'section';
    const found: Omit<PlaceOfPaper, 'paper'>[] = [];
    for (const match of list.matchAll(PARTS)) {
      if (match[1] !== undefined) kind = /^f/i.test(match[1]) ? 'figure' : 'section';
      const last = found.at(-1);
      if (last !== undefined && /(?:\bto |-)(?:(?:figures?|figs?\.) )?$/i.test(list.slice(0, match.index + (match[1]?.length ?? 0))))
        for (let n = Number(last.number) + 1; n < Number(match[2]); n++) found.push({ kind, number: String(n) });
      found.push({ kind, number: match[2]! });
    }
    return found;
  });
}

/**
 * The places of papers that a text names: "calvin-tcs 6.4", "calvin-r section 3", "QED, Figures 8 to 11 and section 6.1".
 * `about` is the paper that the text is about, if it is about one: there a figure needs no name before it.
 */
export function citedIn(text: string, papers: readonly string[], about?: string): readonly PlaceOfPaper[] {
  const named = new RegExp(String.raw`(?<![\w-])(${papers.join('|')})(?:'s|[*\x60\]]+)?(?:\(\S*\))?[,:]? \(?(${LIST})`, 'gi');
  const before = new RegExp(String.raw`\b((?:sections?|secs?\.|figures?|figs?\.) ${LIST}) of (${papers.join('|')})\b`, 'gi');
  const whole = joined(text);
  return [
    ...[...whole.matchAll(named)].flatMap(([, paper, list]) =>
      placesIn([list!]).map((place) => ({ paper: paper!.toLowerCase(), ...place })),
    ),
    ...[...whole.matchAll(before)].flatMap(([, list, paper]) =>
      placesIn([list!]).map((place) => ({ paper: paper!.toLowerCase(), ...place })),
    ),
    ...(about === undefined
      ? []
      : placesIn([...whole.matchAll(FIGURES_ALONE)].map(([figures]) => figures)).map((place) => ({ paper: about, ...place }))),
  ];
}

/** What has sections or figures, or authors and a year, and is no entry of the bibliography: `noether-1999 4.2`, `Noether et al. 2011`. */
export function unknownPapersIn(text: string, entries: readonly Entry[]): readonly string[] {
  const whole = joined(text);
  const papers = entries.map((entry) => entry.paper);
  const words = new Set(entries.flatMap((entry) => entry.words));
  const byName = [
    ...whole.matchAll(/(?<![\w`/.-])([a-z]+(?:-[a-z0-9]+)+),? \(?(?:(?:sections?|[Ff]igures?|[Ff]igs?\.) \d|\d+\.\d+(?![\w.]))/g),
  ]
    .map(([, name]) => name!)
    .filter((name) => !papers.includes(name));
  const byAuthors = [...whole.matchAll(/\b([A-Z][a-zé-]+)(?: et al\.,?|(?:,| and| &) [A-Z][A-Za-z]+)*,? \(?((?:19|20)\d\d)\b(?!-)/g)]
    .filter(([, author, year]) => !MONTHS.includes(author!) && !(words.has(author!) && words.has(year!)))
    .map(([whom]) => whom);
  return [...byName, ...byAuthors];
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
