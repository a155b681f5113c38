/**
 * A program without the clauses that say what protects it: disciplines of fields and elements, what others may do, what holds at all times.
 * Assertions stay, and what methods promise: they are what is asked about.
 * Neighbours: `stripped.test.ts` has them found again.
 */

import { DISCIPLINE_PATTERN } from '../../src/diagnostics/disciplines';

/** What is taken away: words that begin a clause, up to the next clause or the end of the comment. */
const TAKEN = new RegExp(`^(?:${DISCIPLINE_PATTERN}|env_assumption|global_invariant|non_null|thread_local)$`);
/** Words that begin any other one. */
const OTHERS =
  /^(?:ghost|axiom|requires|ensures|exsures|modifies|also_modifies|performs|decreases|witness|assume|unreachable|loop_invariant|maintaining|nowarn|assert|set|atomic|action|also|helper)$/;

export interface Stripped {
  readonly text: string;
  /** How many clauses were taken away. */
  readonly count: number;
}

export function strip(text: string): Stripped {
  let count = 0;
  const inside = (specification: string): string =>
    specification.replace(/(?:[^;(]|\((?:[^()]|\([^()]*\))*\))+/g, (piece) => {
      const words = piece.split(/(?<![\w.\\])(?=[a-z_]+(?!\w))/);
      let isTaken = false;
      return words
        .filter((part) => {
          const word = /^[a-z_]+/.exec(part)?.[0] ?? '';
          if (TAKEN.test(word)) count++;
          if (TAKEN.test(word) || OTHERS.test(word)) isTaken = TAKEN.test(word);
          return !isTaken;
        })
        .join('');
    });
  const isEmpty = (specification: string): boolean => /^[\s@;]*$/.test(specification);
  const without = text
    .replace(/\/\*@([^]*?)\*\//g, (_, specification: string) => {
      const left = inside(specification);
      return isEmpty(left) ? '' : `/*@${left}*/`;
    })
    .replace(/\/\/@(.*)/g, (_, specification: string) => {
      const left = inside(specification);
      return isEmpty(left) ? '' : `//@${left}`;
    })
    .replace(/@(?:GuardedBy\s*\([^)]*\)|ThreadSafe\b|NotThreadSafe\b|Immutable\b)/g, (annotation) => {
      if (annotation.startsWith('@GuardedBy')) count++;
      return '';
    });
  return { text: without, count };
}

/** Fixtures under `ok/` whose clauses are found again. */
export const STRIPPED: readonly string[] = [
  'discipline/SingleWriter',
  'discipline/Monotone',
  'discipline/Latch',
  'discipline/Counter',
  'environment/Monotone',
  'environment/Jointly',
  'environment/Linked',
  'invariants/Static',
  'invariants/Range',
  'textbook/Latch',
  'textbook/HitCounter',
  'textbook/DoubleChecked',
  'locks/TwoSections',
  'locks/Reentrant',
  'locks/WaitNotify',
  'specifications/ModifiesNothing',
  'specifications/Helper',
  'slices/StaticCounter',
  'library/Atomics',
];
