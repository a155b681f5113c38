/**
 * The product's checker with a prover of one's choice after it, and a window through which one sees with which texts it was asked last.
 * Neighbours: `server/src/lsp/real-checker.ts` makes the checker; `wire.ts` serves with it; `edit-session.ts` looks through the window.
 */
import { createRealChecker } from '#server/lsp/real-checker';
import type { Prover } from '#server/solver/prover';
import type { Checker } from '#server/workspace/checker';

export interface Window {
  /** Path to text of the last analysis. */
  texts: ReadonlyMap<string, string>;
  /** The longest that one analysis took, in milliseconds. */
  slowest: number;
  analyses: number;
}

export async function watchedChecker(prover: Prover | undefined, window: Window): Promise<Checker> {
  return watched(await createRealChecker(prover), window);
}

/** Any checker, with the window. It analyses every text as it is, so that what it shows depends on the texts of now alone. */
export function watched(checker: Checker, window: Window): Checker {
  const { syntaxErrors: _, ...plain } = checker;
  return {
    ...plain,
    analyse(files, options) {
      const started = performance.now();
      window.texts = new Map(files.map(({ path, text }) => [path, text]));
      const made = checker.analyse(files, options);
      window.slowest = Math.max(window.slowest, performance.now() - started);
      window.analyses++;
      return made;
    },
  };
}
