/**
 * Why a clause does not parse, in a sentence: an unmatched bracket, a missing condition, a word that cannot stand there.
 * Neighbours: `parse-spec.ts` calls it for each clause that failed; `parsers.ts` knows where and what was expected.
 */
import { nearestName } from '../base/nearest';
import { SPECIAL_WORDS } from './spec-words';
import { firstFailure, type TextRange } from './parsers';
import { writtenOtherwise } from './other-languages';
import { CLAUSE_KEYWORDS } from './clause-keywords';
import type { Segment } from './spec-segments';

export interface SpecFailure {
  /** Where to point, as offsets into the parsed text. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

const LEXEME = /\/\*@|"(?:[^"\\\r\n]|\\[^\r\n])*"|\\?[\p{L}\p{N}_$]+|<==>|==>|=>|[=!<>]=|&&|\|\||\+\+|--|->|\S/gu;
const CLOSER_OF: ReadonlyMap<string, string> = new Map(Object.entries<string>({ '(': ')', '[': ']', '{': '}' }));

export function explainFailure(text: string, segment: Segment): SpecFailure {
  const lexemes = lexemesOf(text, segment.ranges);
  const clause = segment.keyword === '' ? 'specification' : `\`${segment.keyword}\` clause`;
  const first = lexemes[0]!;
  if (segment.keyword === '') {
    const otherwise = writtenOtherwise(first.text);
    if (otherwise !== undefined) return failure(first, `\`${first.text}\` is not known here. ${otherwise}`);
    return failure(
      first,
      `A specification starts with a keyword such as \`requires\`, \`guarded_by\` or \`global_invariant\`, not with \`${first.text}\`.${didYouMean(nearestName(first.text, CLAUSE_KEYWORDS))}`,
    );
  }
  const nested = lexemes.find((lexeme) => lexeme.text === '/*@');
  if (nested !== undefined && segment.keyword !== 'ghost') {
    return failure(nested, 'A specification starts here inside another one: is a `*/` missing before it?');
  }
  const bracket = unmatchedBracket(lexemes);
  if (bracket !== undefined) {
    const other = CLOSER_OF.get(bracket.text);
    return failure(
      bracket,
      other === undefined
        ? `This \`${bracket.text}\` closes nothing in the ${clause}.`
        : `This \`${bracket.text}\` is never closed: the ${clause} ends without its \`${other}\`.`,
    );
  }
  const creation = lexemes.find((lexeme, index) => lexeme.text === 'new' && lexemes[index - 1]?.text !== '.');
  if (creation !== undefined) return failure(creation, '`new` would create an object, which a specification cannot do.');
  const met = firstFailure('spec', text, segment.ranges);
  const expected = met === undefined ? undefined : (expectedOf(segment.keyword, lexemes) ?? expectation(segment.keyword, met.expected));
  const found = met === undefined ? undefined : lexemes.find((lexeme) => lexeme.end > met.offset);
  if (found === undefined) {
    const last = lexemes[lexemes.length - 1]!;
    return failure(last, `The ${clause} is not complete: ${expected ?? 'something more'} is expected after \`${last.text}\`.`);
  }
  if (found.text === '=>') {
    return failure(found, '`=>` is not known here. Did you mean `==>` (implies) or `>=` (at least)?');
  }
  const unmarked = lexemes.find((lexeme) => lexeme.text === 'forall' || lexeme.text === 'exists');
  if (unmarked !== undefined) return failure(unmarked, `\`${unmarked.text}\` is not known here.${didYouMean(`\\${unmarked.text}`)}`);
  if (found.text === '=' && segment.keyword !== 'set' && segment.keyword !== 'ghost') {
    return failure(found, 'A condition compares with `==`; `=` would assign, which a specification cannot do here.');
  }
  const otherwise = writtenOtherwise(found.text);
  if (otherwise !== undefined) return failure(found, `\`${found.text}\` is not known here. ${otherwise}`);
  if (found.text.startsWith('\\')) {
    return failure(
      found,
      `\`${found.text}\` is not known here; there are ${SPECIAL_WORDS.slice(0, -1).map(marked).join(', ')} and ${marked(SPECIAL_WORDS.at(-1)!)}.${didYouMean(
        nearestName(
          found.text,
          SPECIAL_WORDS.map((word) => `\\${word}`),
        ),
      )}`,
    );
  }
  if (found.text === '"') return failure(found, 'This string is never closed on its line.');
  if (expected === undefined) {
    return failure(found, `\`${found.text}\` cannot follow here in the ${clause}.`);
  }
  return failure(found, `In the ${clause}, ${expected} is expected where \`${found.text}\` stands.`);
}

function marked(word: string): string {
  return `\`\\${word}\``;
}

function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : ` Did you mean \`${near}\`?`;
}

interface Lexeme {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function failure(lexeme: Lexeme, message: string): SpecFailure {
  return { start: lexeme.start, end: lexeme.end, message };
}

function lexemesOf(text: string, ranges: readonly TextRange[]): readonly Lexeme[] {
  return ranges.flatMap((range) =>
    [...text.slice(range.start, range.end).matchAll(LEXEME)].map((match) => ({
      text: match[0],
      start: range.start + match.index,
      end: range.start + match.index + match[0].length,
    })),
  );
}

function unmatchedBracket(lexemes: readonly Lexeme[]): Lexeme | undefined {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (CLOSER_OF.has(lexeme.text)) {
      open.push(lexeme);
    } else if (lexeme.text === ')' || lexeme.text === ']' || lexeme.text === '}') {
      const opener = open.pop();
      if (opener === undefined) return lexeme;
      if (CLOSER_OF.get(opener.text) !== lexeme.text) return opener;
    }
  }
  return open[open.length - 1];
}

/** What some clauses still lack, where the parser's own expectation would be vaguer. */
function expectedOf(keyword: string, lexemes: readonly Lexeme[]): string | undefined {
  const has = (text: string) => lexemes.some((lexeme) => lexeme.text === text);
  if (keyword === 'ghost' && !has('=')) return lexemes.length === 1 ? 'a type' : 'a name';
  if (keyword === 'action' && lexemes.length > 1 && has(':') && !has('ensures')) return '`ensures`';
  if (keyword === 'set' && lexemes.length > 1 && !has('=')) return '`=`';
  if (has('?') && !has(':')) return '`:`';
  return undefined;
}

/** What could have stood there, in a few words; undefined if it is too much to say. */
function expectation(keyword: string, expected: readonly string[]): string | undefined {
  const set = new Set(expected);
  if (set.has('skip')) return 'an action such as `action "L" (x) { ... }`';
  if (keyword === 'witness') return 'a label';
  if (set.has('nowarn_code')) return 'a diagnostic code';
  if (set.has('integer_literal') && set.has('(') && set.has('!')) return 'an expression';
  if (set.has('==') && set.has('&&')) return afterExpression(keyword, set);
  const parts: string[] = [];
  if (set.has('int')) parts.push('a type');
  else if (set.has('identifier')) parts.push('a name');
  for (const sign of ['(', ')', '[', ']', '{', '}', ':', ';', '=', ',']) {
    if (set.has(sign)) parts.push(`\`${sign}\``);
  }
  if (set.has('requires')) return parts.includes('`,`') ? '`,` or the next clause' : 'the next clause';
  return parts.length === 0 || parts.length > 3 ? undefined : parts.join(' or ');
}

function afterExpression(keyword: string, set: ReadonlySet<string>): string {
  if (keyword === 'modifies') return '`,`, `.`, `[` or the next clause';
  // After a whole clause anything may follow that starts one.
  if (set.has('requires')) return 'an operator, `;` or the next clause';
  const closers = [')', ']', '}', ';', ':', ','].filter((sign) => set.has(sign));
  return ['an operator', ...closers.map((sign) => `\`${sign}\``)].join(' or ');
}
