/**
 * `npm run demo`: checks the Apprentice program of calvin-tcs 7.1, as it should be and with the bug that its authors suggest, and prints
 * what is found. Exits with 0 if the first is verified and the second is not.
 * Neighbours: the programs are fixtures, `test-fixtures/papers`; the work is done by `server/bin/calvin.js`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const calvin = join('server', 'bin', 'calvin.js');

if (!existsSync(join(root, 'server', 'out', 'src', 'cli', 'main.js'))) {
  const built = spawnSync(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Runs the command line as a user would, shows what it prints, and says whether its exit code is the expected one. */
function check(title, file, expected) {
  console.log(`${title}\n\n$ node ${calvin} check ${file}\n`);
  const { status } = spawnSync(process.execPath, [calvin, 'check', file], { cwd: root, stdio: 'inherit' });
  console.log();
  if (status !== expected) console.error(`This should have ended with exit code ${expected}, and ended with ${status}.\n`);
  return status === expected;
}

const folder = 'test-fixtures/papers';
const correct = check(
  'The Apprentice program: one thread starts others without end, and all count in one container.',
  `${folder}/Apprentice.java`,
  0,
);
const broken = check(
  'The same with a bug: the initial thread changes the container of a job that already runs.',
  `${folder}/Apprentice.bogus.java`,
  1,
);
console.log(
  correct && broken
    ? 'As it should be: the first is proved for any number of threads, and the bug in the second is found.'
    : 'Not as it should be.',
);
process.exitCode = correct && broken ? 0 : 1;
