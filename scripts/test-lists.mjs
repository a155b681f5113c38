/**
 * Which test files are long, which have a process of their own, a turn, or a part in a quick run: parts of their paths, with slashes.
 * Neighbours: `test.mjs` runs them; `server/test/turns.test.ts` fails where a name is that of no file.
 */

/** Folders of test sources and where they are compiled to. */
export const FOLDERS = [
  ['server/test', 'server/out/test'],
  ['client/test', 'client/out/test'],
  ['lab/test', 'lab/out/test'],
];

/** Longest first, so that the last one to end is a short one. */
export const LONG = ['fixtures-bad.test', 'fixtures.test', 'ordinary', 'fixtures-plato', 'cli/'];

/** These change the environment of their process when they are loaded, or how much it may take, so each has one of its own. */
export const ALONE = ['test/security/', 'test/fixtures', 'test/ordinary', 'test/robustness', 'solver/z3-wasm'];

/**
 * Two thirds of the time go into these, which start processes, run Java, or try what lies between passes in many ways: a seventh of them
 * has its turn with every commit, each seventh with about as much to do. What one of them does a part of in each run goes by numbers of
 * runs that seven does not divide (`server/test/turn.ts`): otherwise the same part would come whenever the file does.
 */
export const IN_TURNS = [
  ['cli/process', 'infer/fixtures', 'library/claims', 'library/instances', 'library/signatures', 'lsp/lines', 'security/own-names'],
  ['cli/lost-output', 'lsp/names', 'lsp/why', 'oracle/explore', 'plato/lower-calls', 'replay/java', 'verify/questions'],
  ['cli/bad-input', 'cli/npm-package', 'cli/watch', 'incremental/store', 'lsp/moved-analysis', 'verify/library-models'],
  ['cli/infer', 'cli/plain', 'cli/readme', 'infer/stripped', 'oracle/fixtures', 'plato/lower-robustness', 'plato/lower-specifications'],
  [
    'ordinary',
    'incremental/shared-cache',
    'plato/fixtures-plato',
    'robustness',
    'security/every-output',
    'security/nothing-written',
    'solver/z3-wasm',
  ],
  ['cli/streamed', 'confirm/confirm', 'lsp/supposition-fix', 'oracle/performs', 'qed/rules', 'solver/parts', 'syntax/recovery'],
  [
    'cli/cache',
    'infer/beginnings',
    'infer/generated',
    'library/above',
    'library/left-out',
    'lsp/proofs',
    'lsp/witness-fix',
    'opaque',
    'oracle/honest',
    'verify/cuts',
  ],
];

/**
 * What each pass does by itself, and the rules of the house: no process is started, and the prover is asked little. What asks it for more
 * than ten seconds is left to `npm test`.
 */
export const QUICK = [
  ...['architecture', 'links', 'soundness', 'theory', 'trust', 'turns'].map((one) => `test/${one}.test.`),
  'test/architecture/',
  ...['base', 'syntax', 'resolve', 'grammar', 'sequential', 'vc', 'solver', 'verify', 'workspace', 'incremental'].map(
    (one) => `test/${one}/`,
  ),
];
export const NOT_QUICK = [
  'incremental/shared-cache',
  'solver/parts',
  'solver/z3-wasm',
  'syntax/recovery',
  'verify/cuts',
  'verify/library-models',
  'verify/plain-memory',
  'verify/questions',
  'verify/rests-on',
  'verify/strangers',
  'verify/witness-search',
];

/** Whether a file belongs to the tests of single passes. */
export function isOfQuick(file) {
  return QUICK.some((one) => file.includes(one)) && !NOT_QUICK.some((one) => file.includes(one));
}

/** Which part of the turns a file belongs to; -1: to none, so that it is in every run. */
export function partOf(file) {
  return IN_TURNS.findIndex((some) => some.some((one) => file.includes(`test/${one}.test.`)));
}
