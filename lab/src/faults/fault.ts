/**
 * What a seeded fault is: one place of our own passes written as a tired engineer would have written it, and what of the test suite
 * notices. Each list is a file of one subject, which its head names; `list.ts` has them all, `run.ts` runs them.
 */

/** Where the fault is, in a word; not always the folder of its file. */
export type Pass =
  | 'syntax'
  | 'lombok'
  | 'resolve'
  | 'library'
  | 'lower'
  | 'plato'
  | 'sequential'
  | 'reduction'
  | 'simulation'
  | 'vc'
  | 'solver'
  | 'verify'
  | 'explain'
  | 'incremental'
  | 'workspace'
  | 'disk'
  | 'replay'
  | 'cli'
  | 'lsp'
  | 'qed';

/**
 * What fails: `ok/...` or `bad/...` or `papers/...` is a fixture (under `test-fixtures`); `server/test/....test.ts` is a test file, where `
 * # words` limits it to the tests with these words in their name. `opaque flows 17` is the program of seed 17 of
 * `npm run opaque -- --family flows`, which is then a wrong proof.
 */
export type Catcher = string;

export interface Fault {
  /** Unique, of small letters and dashes: what is forgotten. */
  readonly id: string;
  readonly pass: Pass;
  /** Under `server/src`. */
  readonly file: string;
  /** The text of the source that is replaced; it occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What is forgotten, and which wrong verdict or message that would allow; one sentence or two. */
  readonly forgotten: string;
  /** The cheapest that notices; all of them are expected to fail. */
  readonly caughtBy: readonly Catcher[];
  /** Nothing can notice it: why it changes no verdict and no message. */
  readonly equivalent?: string;
}
