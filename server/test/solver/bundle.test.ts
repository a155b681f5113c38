/** The WebAssembly prover in a bundle: the worker a second bundle beside it, the files of z3-solver in a folder `z3`, no `node_modules`. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';

test('the prover works from a bundle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calvin-bundle-'));
  try {
    const solver = join(__dirname, '../../src/solver');
    const result = await build({
      entryPoints: { main: join(solver, 'z3-wasm.js'), 'z3-worker': join(solver, 'z3-worker.js') },
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      outdir: folder,
      external: ['z3-solver'],
      logLevel: 'silent',
    });
    assert.deepEqual(result.warnings, []);
    const program = `(async () => {
      const prover = require('./main.js').createWasmProver({ workers: 1 });
      const session = await prover.open();
      console.log((await session.evaluate('(declare-const x Int)(assert (< 1 x 3))(check-sat)(get-value (x))')).trim());
      session.close();
      await prover.dispose();
    })().catch((error) => console.log(error.kind, error.message));`;
    const glue = require.resolve('z3-solver/build/z3-built.js');
    mkdirSync(join(folder, 'z3'));
    copyFileSync(glue, join(folder, 'z3', 'z3-built.js'));
    copyFileSync(glue.replace(/js$/, 'wasm'), join(folder, 'z3', 'z3-built.wasm'));
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { cwd: folder, timeout: 20_000 });
    assert.equal(stdout, 'sat\n((x 2))\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
