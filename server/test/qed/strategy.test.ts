/**
 * The strategy finds scripts that replay without it, none for programs that are wrong, and `calvin prove --suggest` prints them. With
 * `QED=all` of more programs.
 * Neighbours: `cli/prove-script.ts` looks and replays; `scripts.test.ts` runs the scripts that people wrote.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, test } from 'node:test';
import { suggestScript, type Suggested } from '../../src/cli/prove-script';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { FIXTURES_FOLDER } from '../fixtures/fixture-files';
import { rememberingProver } from '../fixtures/remembered-prover';

let prover: Prover;

before(async () => {
  await initParsers();
  prover = rememberingProver(createWasmProver());
});

after(() => prover.dispose());

async function suggested(program: string, script: string): Promise<Suggested> {
  const java = { path: path.basename(program), text: fs.readFileSync(path.join(FIXTURES_FOLDER, 'qed', program), 'utf8') };
  const file = { path: 'Suggested.qed', text: script };
  return suggestScript(analyse([java], { checkAll: true }), { file, start: 0, end: script.length, java }, prover);
}

const COUNTER = ['reduce;', 'check;', 'mutex lock.holder != null : x;', 'reduce;', 'check;'];

test('a policy is found from the lock that is held', async () => {
  const { tactics, result, script } = await suggested('increment/Counter.java', '');
  assert.deepEqual(tactics, COUNTER);
  assert.equal(result.verdict, 'proved');
  assert.equal(script.file.text, `${COUNTER.join('\n')}\n`);
});

test('a script that is begun is gone on with, and its postcondition is shown', async () => {
  const begun = 'proof of Counter {\n  annot post inc: x == \\old(x) + 1;\n} // done';
  const { tactics, result, script } = await suggested('increment/Counter.java', begun);
  assert.equal(result.verdict, 'proved', tactics.join(' '));
  assert.ok(script.file.text.startsWith(begun.slice(0, begun.indexOf('\n}'))) && script.file.text.endsWith('\n} // done'));
});

test('what is not so is not proved, whatever is tried', async () => {
  for (const program of ['increment/Counter.no-lock.java', 'increment/Counter.other-lock.java']) {
    const { result } = await suggested(program, 'annot post inc: x == \\old(x) + 2;');
    assert.notEqual(result.verdict, 'proved', program);
  }
});

test('of a script that is proved, or refused, nothing is tried', async () => {
  assert.deepEqual((await suggested('increment/Counter.java', COUNTER.join(' '))).tactics, []);
  const refused = await suggested('increment/Counter.java', 'invariant 0 <= x;');
  assert.deepEqual([refused.tactics, refused.result.verdict], [[], 'failed']);
});

/** Programs, each with what is claimed of it. */
const OTHERS = {
  'spin/CasLock': 'annot post add: x == \\old(x) + k;',
  'purity/SpinLock': 'annot post add: value == \\old(value) + k;',
  'purity/Optimistic': 'annot post apply: z == 3 * \\old(z) + 1;',
  'increment/Cas': 'annot post inc: x.value == \\old(x.value) + 1;',
};

if (process.env['QED'] === 'all')
  for (const [program, claim] of Object.entries(OTHERS))
    test(`${program}: what is claimed is proved by what is found`, async () => {
      const { tactics, result } = await suggested(`${program}.java`, claim);
      assert.equal(result.verdict, 'proved', [...tactics, ...result.left.map((one) => one.message)].join('\n'));
    });
