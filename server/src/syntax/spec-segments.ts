/**
 * Cuts a specification that does not parse into its clauses, so that each is parsed alone: every clause that is well
 * formed survives, whatever its neighbours are. Clause keywords are never names, so a clause ends where the next starts,
 * balanced or not.
 * Neighbours: `parse-spec.ts`, which calls it only after a failure.
 */
import { DISCIPLINE_PATTERN } from '../diagnostics/disciplines';
import { HARD_KEYWORDS, SOFT_KEYWORDS } from './clause-keywords';
import { statesNothing, writtenOtherwise } from './other-languages';
import type { TextRange } from './parsers';

/** Words that start a clause wherever they stand. */
const KEYWORD = new RegExp(`^(?:${DISCIPLINE_PATTERN}|${HARD_KEYWORDS.join('|')})$`);

/** And those that are names as well. */
const SOFT_KEYWORD = new RegExp(`^(?:${SOFT_KEYWORDS.join('|')})$`);

/** Clause keywords that are diagnostic codes, or start one, as well. */
const CODE = /^(?:performs|modifies|unreachable|witness|assert)$/;

const GHOST_PREFIX = /^(?:ghost|public|protected|private|static|final|volatile|transient)$/;
const MODIFIES = /^(?:modifies|also_modifies)$/;
const DISCIPLINE = new RegExp(`^(?:${DISCIPLINE_PATTERN}|non_null)$`);

/** What the scanner steps over in one go: comments, nested specifications, strings, characters, words, any other sign. */
const TOKEN = /\/\/(?!@)[^\r\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n]+?)'|\\?[\p{L}\p{N}_$]+|\s+|[\s\S]/gu;

/** One clause's worth of the specification. `keyword` is its first word, empty for text before any clause. */
export interface Segment {
  readonly keyword: string;
  readonly ranges: readonly TextRange[];
}

interface ScanState {
  keyword: string;
  /** The last token that is not white space, and whether white space followed it. */
  previous: string;
  isApart: boolean;
  /** Whether the `ensures` of an `action` clause is still to come. */
  awaitsEnsures: boolean;
  /** How many brackets are open in the clause. */
  depth: number;
}

/** The segments of the text in the given ranges, in order; white space and `;` alone make none. */
export function segmentsOf(text: string, ranges: readonly TextRange[]): readonly Segment[] {
  const starts: { readonly at: number; readonly keyword: string }[] = [];
  const state: ScanState = { keyword: '', previous: '', isApart: false, awaitsEnsures: false, depth: 0 };
  for (const range of ranges) {
    const content = text.slice(range.start, range.end);
    for (const match of content.matchAll(TOKEN)) {
      const token = match[0];
      if (/^\s/.test(token)) {
        state.isApart = true;
        continue;
      }
      if (startsClause(token, state, content.slice(match.index + token.length))) {
        starts.push({ at: range.start + match.index, keyword: token });
        state.keyword = token;
        state.awaitsEnsures = token === 'action';
        state.depth = 0;
      } else if (startsGarbage(token, state)) {
        starts.push({ at: range.start + match.index, keyword: '' });
        state.keyword = '';
      }
      if (/^[([{]$/.test(token)) state.depth++;
      if (/^[)\]}]$/.test(token)) state.depth--;
      if (token === 'ensures') state.awaitsEnsures = false;
      state.previous = token;
      state.isApart = false;
    }
  }
  const segments: Segment[] = [];
  for (let index = -1; index < starts.length; index++) {
    const from = index < 0 ? 0 : starts[index]!.at;
    const to = starts[index + 1]?.at ?? text.length;
    const within = clip(ranges, from, to);
    if (within.every((range) => /^[\s;]*$/.test(text.slice(range.start, range.end)))) continue;
    segments.push({ keyword: starts[index]?.keyword ?? '', ranges: within });
  }
  return segments;
}

function startsClause(word: string, state: ScanState, rest: string): boolean {
  // `this.modifies` is a field; a keyword apart from the dot starts the next clause.
  if (state.previous === '.' && !state.isApart) return false;
  if (
    state.keyword === 'nowarn' &&
    (CODE.test(word) || !KEYWORD.test(word)) &&
    (state.previous === 'nowarn' || state.previous === ',' || state.previous === '-')
  )
    return false;
  if (word === 'action' && state.keyword === 'performs' && !/^\s*(?:[\p{L}\p{N}_$]+|"[^"\r\n]*")?\s*:/u.test(rest)) return false;
  if (SOFT_KEYWORD.test(word)) return state.previous === '' || /[\p{L}\p{N}_$)\]}'"’′;]$/u.test(state.previous);
  if (!KEYWORD.test(word)) return false;
  if (state.keyword === 'action' && state.awaitsEnsures && (word === 'ensures' || MODIFIES.test(word))) return false;
  if (state.keyword === 'ghost' && GHOST_PREFIX.test(state.previous) && DISCIPLINE.test(word)) return false;
  return true;
}

/** After the `;` that ends a clause, what starts no clause belongs to none. */
function startsGarbage(token: string, state: ScanState): boolean {
  if (statesNothing(token)) return state.previous !== '.';
  // A clause of another language, where an expression cannot go on.
  if (
    /^\p{L}/u.test(token) &&
    writtenOtherwise(token) !== undefined &&
    state.previous !== state.keyword &&
    /[\p{L}\p{N}_$)\]}'"’′;]$/u.test(state.previous)
  )
    return true;
  return state.previous === ';' && token !== ';' && state.depth === 0 && !/^(?:performs|ghost|action|)$/.test(state.keyword);
}

function clip(ranges: readonly TextRange[], from: number, to: number): readonly TextRange[] {
  return ranges
    .map((range) => ({ start: Math.max(range.start, from), end: Math.min(range.end, to) }))
    .filter((range) => range.start < range.end);
}
