/**
 * `npm test`: compiles, then runs every test whose source is there, in two processes at a time. Test files of one folder share a process:
 * to start one, to compile the prover and to read the library costs two seconds of a processor each time. `npm test -- fixtures cli`
 * runs only the files with one of these texts in their path. Of the fixtures and of some other long tests a part has its turn with every
 * commit (`server/test/turn.ts`); `npm run test:all` (`--all`) runs all of them, and `npm run test:quick` (`--quick`) the tests of single
 * passes only, in less than a minute. Node 20 takes no patterns for `--test`, so the files are listed here.
 * Neighbours: `test-lists.mjs` has the lists; `.ci/run` calls it; the tests are under `server/test`, `client/test` and `lab/test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALONE, FOLDERS, IN_TURNS, isOfQuick, LONG, partOf } from './test-lists.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OPTIONS = ['--all', '--quick'];
const wanted = process.argv.slice(2).filter((one) => !OPTIONS.includes(one));
const isComplete = process.argv.includes('--all');
const isQuick = process.argv.includes('--quick');

/** Files that share a process at most: more would leave one of the two processors idle at the end. */
const TOGETHER = 6;

function testsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const full = join(folder, entry.name);
      return entry.isDirectory() ? testsIn(full) : entry.name.endsWith('.test.ts') ? [full] : [];
    });
}

// Without a history it is the first turn.
const commits = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' });
const turn = commits.status === 0 ? Number(commits.stdout) : 0;

function isItsTurn(file) {
  const part = partOf(file);
  return isComplete || part < 0 || part === turn % IN_TURNS.length;
}

const compiled = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const rank = (file) => {
  const index = LONG.findIndex((part) => file.includes(part));
  return index < 0 ? LONG.length : index;
};
const files = FOLDERS.flatMap(([sources, output]) =>
  testsIn(join(root, sources)).map((file) => join(output, relative(join(root, sources), file)).replace(/\.ts$/, '.js')),
)
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter((file) => !isQuick || isOfQuick(file))
  .filter((file) => wanted.length > 0 || isItsTurn(file))
  .sort((left, right) => rank(left) - rank(right));
if (files.length === 0) {
  console.error(`There is no test file with ${wanted.join(' or ')} in its path.`);
  process.exit(1);
}
/**
 * Writes, for each group of files, one that loads them, each as a suite: so hooks that a file declares are its own. Gives what was written.
 */
function groupsOf(all) {
  const folder = join(root, 'node_modules', '.cache', 'calvin-tests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = [];
  for (const file of all) {
    const last = groups.at(-1);
    const isApart = ALONE.some((one) => file.includes(one));
    if (!isApart && last?.folder === dirname(file) && last.files.length < TOGETHER) last.files.push(file);
    else groups.push({ folder: isApart ? '' : dirname(file), files: [file] });
  }
  return groups.map(({ files: some }, index) => {
    const name = join(folder, `${String(index + 1).padStart(3, '0')}.js`);
    const loads = some.map((file) => `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(join(root, file))}));`);
    writeFileSync(name, ["const { describe } = require('node:test');", ...loads, ''].join('\n'));
    return name;
  });
}

const run = spawnSync(
  process.execPath,
  ['--max-semi-space-size=64', '--test', '--test-reporter=spec', '--test-concurrency=2', ...groupsOf(files)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isComplete ? {} : { CALVIN_TURN: String(turn) }) },
  },
);
process.exit(run.status ?? 1);
