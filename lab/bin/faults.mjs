/**
 * `npm run faults`: compiles, then runs the seeded faults with the arguments given.
 * Neighbours: `../src/faults/run.ts` says what the arguments are.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
for (const [file, args] of [
  [join('node_modules', 'typescript', 'bin', 'tsc'), ['-b']],
  [join('lab', 'out', 'src', 'faults', 'run.js'), process.argv.slice(2)],
]) {
  const run = spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
