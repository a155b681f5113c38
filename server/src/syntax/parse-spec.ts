/**
 * One specification's text to its clauses, each a plain syntax tree or the reason why it does not parse.
 * Cached by text: while a file is edited, nearly all of its specifications stay as they are.
 * Neighbours: `specification-comments.ts` says what to parse; `spec-clauses.ts` builds clauses of the trees.
 */
import { nearestName } from '../base/nearest';
import { isOfClassElsewhere, statesNothing } from './other-languages';
import { LOOK_ALIKE, looksLikeClause } from './look-alikes';
import { parseText, type ParsedText, type TextRange } from './parsers';
import type { SpecificationText } from './specification-comments';
import { explainFailure, type SpecFailure } from './spec-failure';
import { CLASS_KEYWORDS, CLAUSE_KEYWORDS } from './clause-keywords';
import { segmentsOf } from './spec-segments';
import { namedChildren, TOO_DEEP, type SyntaxNode } from './syntax-node';

/** Offsets are relative to the start of the specification's comment. */
export type SpecPiece =
  | { readonly kind: 'clause'; readonly node: SyntaxNode }
  | {
      readonly kind: 'failure';
      readonly start: number;
      readonly end: number;
      readonly failure: SpecFailure;
      /** It was to be a clause of a class. */
      readonly isOfClass?: true;
    };

/** How many specifications are remembered; the oldest goes first. */
const CACHE_SIZE = 4000;

/** In characters: what is longer is parsed again rather than kept four thousand times. */
const LONGEST_REMEMBERED = 10_000;

const cache = new Map<string, readonly SpecPiece[]>();

export function parseSpecification(text: string, specification: SpecificationText): readonly SpecPiece[] {
  // The ranges follow from the comment's own text, so that is all a key must hold.
  const key = text.slice(specification.start, specification.end);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const ranges = specification.ranges.map((range) => ({
    start: range.start - specification.start,
    end: Math.min(range.end, specification.end) - specification.start,
  }));
  const pieces = parsePieces(key, ranges);
  if (key.length > LONGEST_REMEMBERED) return pieces;
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!);
  cache.set(key, pieces);
  return pieces;
}

/** In characters; nobody has written a specification like that, and finding where its clauses begin takes time quadratic in its length. */
const LONGEST_SPECIFICATION = 50_000;

function parsePieces(text: string, ranges: readonly TextRange[]): readonly SpecPiece[] {
  if (text.length > LONGEST_SPECIFICATION)
    return [
      {
        kind: 'failure',
        start: 0,
        end: Math.min(text.length, 3),
        failure: { start: 0, end: Math.min(text.length, 3), message: 'This specification is longer than any that is read.' },
      },
    ];
  // No ranges at all would mean the whole text to the parser.
  if (ranges.every((range) => /^\s*$/.test(text.slice(range.start, range.end)))) return [];
  const whole = parseText('spec', text, ranges);
  if (whole !== undefined && !whole.root.hasError) return clausesOf(text, whole);
  let isAfterFailure = false;
  return segmentsOf(text, ranges).flatMap((segment) => {
    if (segment.keyword === '' && wordsOf(text, segment.ranges).every(statesNothing)) return [];
    // What follows a semicolon within a broken clause is a part of it: `requires forall int i; i > 0`.
    if (segment.keyword === '' && isAfterFailure) return [];
    isAfterFailure = false;
    const alone = parseText('spec', text, segment.ranges);
    if (alone !== undefined && !alone.root.hasError) return clausesOf(text, alone);
    isAfterFailure = segment.keyword !== '';
    const start = segment.ranges[0]!.start;
    const end = trimmedEnd(text, segment.ranges);
    const failure =
      alone === undefined || alone.tooDeep
        ? { start, end, message: 'This specification is nested too deeply.' }
        : explainFailure(text, segment);
    const word = segment.keyword || (wordsOf(text, segment.ranges)[0] ?? '');
    return [{ kind: 'failure' as const, start, end, failure, ...(isMeantForClass(word) && { isOfClass: true as const }) }];
  });
}

/** A word that begins a clause of a class here or in a related language, or that is nearest to one. */
function isMeantForClass(word: string): boolean {
  return CLASS_KEYWORDS.has(word) || isOfClassElsewhere(word) || CLASS_KEYWORDS.has(nearestName(word, CLAUSE_KEYWORDS) ?? '');
}

/** A comment that looks like a clause of its own is passed over by the parser, but never in silence. */
function clausesOf(text: string, { root, comments }: ParsedText): readonly SpecPiece[] {
  const alike = comments.filter(({ start, end }) => looksLikeClause(text.slice(start, end)));
  return [
    ...namedChildren(root)
      .filter((node) => node.type !== TOO_DEEP)
      .map((node): SpecPiece => ({ kind: 'clause', node })),
    ...alike.map(({ start, end }): SpecPiece => ({ kind: 'failure', start, end, failure: { start, end, message: LOOK_ALIKE } })),
  ];
}

function wordsOf(text: string, ranges: readonly TextRange[]): readonly string[] {
  return ranges.flatMap((range) => text.slice(range.start, range.end).split(/[\s;]+/)).filter((word) => word !== '');
}

function trimmedEnd(text: string, ranges: readonly TextRange[]): number {
  for (let index = ranges.length - 1; index >= 0; index--) {
    const { start, end } = ranges[index]!;
    const length = text.slice(start, end).trimEnd().length;
    if (length > 0) return start + length;
  }
  return ranges[0]!.start;
}
