/**
 * The words of formulas that begin with a backslash, so that no name of Java is one of them.
 * Neighbours: `spec-failure.ts` and lower say which of them was meant where the backslash is missing or the word is misspelled.
 */

export const SPECIAL_WORDS = ['old', 'result', 'tid', 'main', 'forall', 'exists', 'fresh', 'typeof', 'type', 'max'] as const;

/** Whether only the backslash is missing. */
export function isSpecialWord(name: string): boolean {
  return SPECIAL_WORDS.some((word) => word === name);
}
