/**
 * The programs of QED's sections 2 and 6 with their scripts: each script proves its program, none of the program's mutants, and wrong
 * scripts are refused at the tactic.
 *
 * `Name.qed` proves `Name.java` beside it. `Name.word.java` is a mutant: the same script must not prove it. `Name.word.qed` is a wrong
 * script: the tactic in the line with the comment `// refused` must fail. With `QED=all` all programs, mutants and wrong scripts are run;
 * else of the short programs the proofs, and the first of each, so that this stays short.
 * Neighbours: `cli/prove-script.ts` runs a script; the other fixtures are run by `fixtures.test.ts`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { proveScript } from '../../src/cli/prove-script';
import type { ProofResult } from '../../src/qed/session';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import type { SourceFile } from '../../src/verify/analysis';
import { analyse } from '../../src/verify/pipeline';
import { FIXTURES_FOLDER } from '../fixtures/fixture-files';
import { rememberedProver, rememberingProver } from '../fixtures/remembered-prover';

const FOLDER = path.join(FIXTURES_FOLDER, 'qed');
const RUNS_ALL = process.env['QED'] === 'all';
/** Those that take longer. */
const LONG = ['bakery', 'cache', 'multiset', 'purity'];
/** Scripts that do not get to the end yet; each says in its last lines why. Once one does, it belongs to the others. */
const OPEN = 'open';
/** `QED_ONLY=increment`: only the folders whose names contain it. */
const ONLY = process.env['QED_ONLY'] ?? '';

let prover: Prover;

before(async () => {
  await initParsers();
  const folder = process.env['CALVIN_PROVER_MEMO'];
  prover =
    folder !== undefined && process.env['CI'] !== 'true'
      ? rememberedProver(createWasmProver(), folder)
      : rememberingProver(createWasmProver());
});

after(() => prover.dispose());

async function run(java: string, script: string): Promise<{ readonly result: ProofResult; readonly text: string }> {
  const read = (name: string): SourceFile => ({ path: path.basename(name), text: fs.readFileSync(name, 'utf8') });
  const [program, file] = [read(java), read(script)];
  const analysis = analyse([program], { checkAll: true });
  return { result: await proveScript(analysis, { file, start: 0, end: file.text.length, java: program }, prover), text: file.text };
}

function reported({ steps, left }: ProofResult): string {
  return [
    ...steps
      .filter((one) => one.verdict !== 'ok' && one.verdict !== 'not run')
      .map((one) => `${one.step.name}: ${one.verdict}: ${one.message}`),
    ...left.map((one) => one.message),
  ].join('\n');
}

for (const folder of fs
  .readdirSync(FOLDER)
  .sort()
  .filter((name) => name.includes(ONLY) && name !== OPEN && (RUNS_ALL || !LONG.includes(name)))) {
  const names = fs.readdirSync(path.join(FOLDER, folder)).sort();
  const full = (name: string): string => path.join(FOLDER, folder, name);
  describe(folder, () => {
    for (const script of names.filter((name) => /^[A-Za-z]+\.qed$/.test(name))) {
      const stem = path.basename(script, '.qed');
      test(`${stem}: proved`, async () => {
        const { result } = await run(full(`${stem}.java`), full(script));
        assert.equal(result.verdict, 'proved', reported(result));
      });
      const mutants = names.filter((name) => name.startsWith(`${stem}.`) && name.endsWith('.java') && name !== `${stem}.java`);
      const wrong = names.filter((name) => name.startsWith(`${stem}.`) && name.endsWith('.qed') && name !== script);
      test(`${stem}: three mutants and three wrong scripts at least`, () => {
        assert.ok(mutants.length >= 3 && wrong.length >= 3, `${mutants.length} mutants, ${wrong.length} wrong scripts`);
      });
      for (const mutant of RUNS_ALL ? mutants : mutants.slice(0, 1)) {
        test(`${mutant}: not proved`, async () => {
          const { result } = await run(full(mutant), full(script));
          assert.notEqual(result.verdict, 'proved');
          assert.ok(result.steps.length > 0, reported(result));
        });
      }
      for (const one of RUNS_ALL ? wrong : wrong.slice(0, 1)) {
        test(`${one}: refused at the tactic`, async () => {
          const { result, text } = await run(full(`${stem}.java`), full(one));
          const line = text.split('\n').findIndex((content) => content.includes('// refused')) + 1;
          const refused = result.steps.find((step) => step.verdict === 'failed' || step.verdict === 'unknown');
          assert.ok(refused, reported(result));
          assert.equal(text.slice(0, refused.step.span.start).split('\n').length, line, reported(result));
        });
      }
    }
  });
}

if (RUNS_ALL && fs.existsSync(path.join(FOLDER, OPEN))) {
  const folder = path.join(FOLDER, OPEN);
  for (const script of fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.qed') && name.includes(ONLY))
    .sort()) {
    test(`${OPEN}/${script}: not proved yet`, async () => {
      const { result } = await run(path.join(folder, script.replace(/\.qed$/, '.java')), path.join(folder, script));
      assert.notEqual(result.verdict, 'proved', 'it is proved now: it belongs to the others');
    });
  }
}
