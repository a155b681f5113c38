/**
 * The one table of the words that begin a clause. Who looks for clauses in a text asks here: where one begins and ends, which stand in the
 * body of a class, what looks like one without being read, how one is printed. A kind of clause without a row does not compile; a test
 * compares the table with the grammar.
 * Neighbours: `spec-ast.ts` has the kinds; `diagnostics/disciplines.ts` is the table of the disciplines.
 */
import { DISCIPLINE_KEYWORDS, DISCIPLINE_PATTERN } from '../diagnostics/disciplines';
import type { SpecClause } from './spec-ast';

/** The kinds that have words of their own. */
export type WordedKind = Exclude<SpecClause['kind'], 'discipline' | 'notUsed' | 'error'>;

interface ClauseWords {
  /** The first is the one that is printed. */
  readonly words: readonly string[];
  /** It starts a clause only where an expression cannot go on: it is a name as well. */
  readonly isSoft?: true;
  /** A clause in the body of a class. */
  readonly isOfClass?: true;
  /** Java's programmers write it after an `@` for other reasons, too. */
  readonly isCommon?: true;
}

const CLAUSES: Readonly<Record<WordedKind, ClauseWords>> = {
  nonNull: { words: ['non_null'] },
  threadLocal: { words: ['thread_local'] },
  envAssumption: { words: ['env_assumption'], isOfClass: true },
  globalInvariant: { words: ['global_invariant'], isOfClass: true },
  ghost: { words: ['ghost'], isOfClass: true, isCommon: true },
  axiom: { words: ['axiom'], isOfClass: true, isCommon: true },
  requires: { words: ['requires'] },
  ensures: { words: ['ensures'] },
  exsures: { words: ['exsures'] },
  modifies: { words: ['modifies', 'also_modifies'] },
  action: { words: ['action'], isSoft: true, isCommon: true },
  performs: { words: ['performs'] },
  helper: { words: ['helper'], isSoft: true, isCommon: true },
  decreases: { words: ['decreases'] },
  witness: { words: ['witness'], isCommon: true },
  assert: { words: ['assert'], isCommon: true },
  assume: { words: ['assume'], isCommon: true },
  unreachable: { words: ['unreachable'] },
  loopInvariant: { words: ['loop_invariant', 'maintaining'] },
  set: { words: ['set'], isSoft: true, isCommon: true },
  atomic: { words: ['atomic'], isSoft: true, isCommon: true },
  nowarn: { words: ['nowarn'], isCommon: true },
};

function wordsOf(isOne: (clause: ClauseWords) => boolean): readonly string[] {
  return Object.values(CLAUSES)
    .filter(isOne)
    .flatMap(({ words }) => words);
}

/** Words that nobody names anything by. */
export const HARD_KEYWORDS = wordsOf(({ isSoft }) => isSoft !== true);

/** Words that start a clause only where an expression cannot go on. */
export const SOFT_KEYWORDS = wordsOf(({ isSoft }) => isSoft === true);

/** Every word that may start a clause, disciplines first. */
export const CLAUSE_KEYWORDS: readonly string[] = [
  ...DISCIPLINE_KEYWORDS.flatMap((keyword) => [keyword, `elems_${keyword}`]),
  ...HARD_KEYWORDS,
  ...SOFT_KEYWORDS,
];

/** Of those, the ones of clauses in the body of a class. */
export const CLASS_KEYWORDS: ReadonlySet<string> = new Set(wordsOf(({ isOfClass }) => isOfClass === true));

/** As alternatives of a regular expression: all; those that Java's programmers write for other reasons, too; and the others. */
export const CLAUSE_PATTERN = `(?:${[DISCIPLINE_PATTERN, ...HARD_KEYWORDS, ...SOFT_KEYWORDS].join('|')})`;
export const COMMON_PATTERN = `(?:${wordsOf(({ isCommon }) => isCommon === true).join('|')})`;
export const UNCOMMON_PATTERN = `(?:${[DISCIPLINE_PATTERN, ...wordsOf(({ isCommon }) => isCommon !== true)].join('|')})`;

/** The keyword of a clause in its first spelling; of one that is not understood, or not used, that. */
export function clauseKeyword(clause: SpecClause): string {
  switch (clause.kind) {
    case 'discipline':
      return `${clause.ofElements ? 'elems_' : ''}${clause.keyword}`;
    case 'notUsed':
    case 'error':
      return clause.kind;
    default:
      return CLAUSES[clause.kind].words[0]!;
  }
}
