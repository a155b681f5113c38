/**
 * The tutorial on the device cache in docs/prove.md: its script is the fixture's, each program that it shows is the one after that step,
 * and the proof comes to the end that it tells. With `QED=all` all of it is played; else only what stands before the first `reduce`.
 * Neighbours: `scripts.test.ts` has the mutants and the wrong scripts of the same program.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, test } from 'node:test';
import { proveScript } from '../../src/cli/prove-script';
import { show } from '../../src/qed/program-view';
import type { ProofResult } from '../../src/qed/session';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { FIXTURES_FOLDER } from '../fixtures/fixture-files';
import { rememberedProver, rememberingProver } from '../fixtures/remembered-prover';

const PLAYS_ALL = process.env['QED'] === 'all';
const FOLDER = path.join(FIXTURES_FOLDER, 'qed', 'cache');

interface Shown {
  readonly step: number;
  readonly lines: readonly string[];
}

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

/** The indented blocks of the section: a block belongs to `--show N` if the paragraph before it says so, else to the script. */
function tutorial(): { readonly script: string; readonly shown: readonly Shown[] } {
  const text = fs.readFileSync(path.join(FIXTURES_FOLDER, '..', 'docs', 'prove.md'), 'utf8');
  const section = text.split('\n## ').find((one) => one.startsWith('The device cache, step by step'));
  assert.ok(section, 'docs/prove.md has the section');
  const [script, shown]: [string[], Shown[]] = [[], []];
  let said = '';
  for (const block of section.split('\n\n').slice(1)) {
    if (!block.startsWith('    ')) {
      said = block;
      continue;
    }
    const lines = block
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(4));
    const step = /--show (\d+)/.exec(said)?.[1];
    if (step !== undefined) shown.push({ step: Number(step), lines });
    else if (!said.startsWith('The last line')) script.push(...lines);
    said = '';
  }
  return { script: script.join('\n'), shown };
}

function plain(script: string): string {
  return script
    .replace(/\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What stands before the first `reduce`. */
function beginning(script: string): string {
  return script.slice(0, script.search(/^reduce;/m));
}

async function play(script: string): Promise<ProofResult> {
  const java = { path: 'DeviceCache.java', text: fs.readFileSync(path.join(FOLDER, 'DeviceCache.java'), 'utf8') };
  const file = { path: 'DeviceCache.qed', text: script };
  return proveScript(analyse([java], { checkAll: true }), { file, start: 0, end: script.length, java }, prover);
}

/** The lines occur one after the other, at any depth; `...` stands for any number of lines. */
function requireShown({ step, lines }: Shown, program: string): void {
  const all = program.split('\n').map((line) => line.trim());
  let at = -1;
  let mayLeaveOut = true;
  for (const line of lines.map((one) => one.trim())) {
    if (line === '...') {
      mayLeaveOut = true;
      continue;
    }
    const found = mayLeaveOut ? all.indexOf(line, at + 1) : all[at + 1] === line ? at + 1 : -1;
    assert.ok(found >= 0, `after step ${step} there is no \`${line}\` after line ${at + 1} of\n${program}`);
    at = found;
    mayLeaveOut = false;
  }
}

test('its script is the one of the fixture', () => {
  const { script, shown } = tutorial();
  assert.equal(plain(script), plain(fs.readFileSync(path.join(FOLDER, 'DeviceCache.qed'), 'utf8')));
  assert.ok(shown.length >= 3);
});

test('what it shows is the program after that step', async () => {
  const { script, shown } = tutorial();
  const result = await play(PLAYS_ALL ? script : beginning(script));
  const broken = result.steps.find((one) => one.verdict !== 'ok');
  assert.equal(broken, undefined, broken?.message);
  const played = shown.filter((one) => one.step < result.contexts.length);
  assert.equal(played.length, PLAYS_ALL ? shown.length : 2);
  for (const one of played) requireShown(one, show(result.contexts[one.step]!));
  if (PLAYS_ALL) assert.equal(result.verdict, 'proved');
});
