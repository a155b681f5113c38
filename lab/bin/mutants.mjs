/**
 * `npm run mutants`: compiles, then runs the mutants of programs with the arguments given.
 * Neighbours: `../src/mutants/run.ts` says what the arguments are.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
for (const [file, args] of [
  [join('node_modules', 'typescript', 'bin', 'tsc'), ['-b']],
  [join('lab', 'out', 'src', 'mutants', 'run.js'), process.argv.slice(2)],
]) {
  const run = spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
