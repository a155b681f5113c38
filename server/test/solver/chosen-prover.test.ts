/**
 * Which prover is meant by what a user writes. (That a bare name is never a file of the current folder: `security/nothing-runs.test.ts`.)
 * Neighbours: `solver/chosen-prover.ts`; `z3-native.test.ts` talks to one.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test, type TestContext } from 'node:test';
import { chosenProver } from '../../src/solver/chosen-prover';
import { ProverFailure } from '../../src/solver/prover';
import { temporaryFolder } from '../cli/temporary';

const skip = process.platform === 'win32' ? 'a script of the shell' : false;

/** A folder with a command that calls itself Z3, as the whole PATH. */
function standIn(context: TestContext): string {
  const folder = temporaryFolder(context, { z3: '#!/bin/sh\necho Z3 version 5.1.0 - 64 bit\n' });
  fs.chmodSync(path.join(folder, 'z3'), 0o755);
  const before = process.env['PATH'];
  process.env['PATH'] = folder;
  context.after(() => void (process.env['PATH'] = before));
  return folder;
}

async function identity(choice: string | undefined): Promise<string> {
  const prover = await chosenProver(choice);
  await prover.dispose();
  return prover.identity;
}

test('nothing chosen is the one that ships', async () => {
  for (const choice of [undefined, '']) assert.match(await identity(choice), /\(wasm\)$/);
});

test('`auto` is the one on the PATH, or the one that ships', { skip }, async (context) => {
  const folder = standIn(context);
  assert.equal(await identity('auto'), 'z3 5.1.0 (native)');
  fs.rmSync(path.join(folder, 'z3'));
  assert.match(await identity('auto'), /\(wasm\)$/);
});

test('a path or a name is that one, or there is none', { skip }, async (context) => {
  const folder = standIn(context);
  assert.equal(await identity('z3'), 'z3 5.1.0 (native)');
  assert.equal(await identity(path.join(folder, 'z3')), 'z3 5.1.0 (native)');
  for (const wrong of ['no-such-prover', path.join(folder, 'nothing'), folder])
    await assert.rejects(chosenProver(wrong), (error) => error instanceof ProverFailure && error.kind === 'unavailable');
});
