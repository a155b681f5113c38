/**
 * What failed once does not fail again, and programs made to exhaust the checker do not.
 * Neighbours: `lab/src/fuzz` finds new ones; `test-fixtures/fuzz` holds what failed, each file named after its reader and the hash of its
 * text.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { before, describe, it } from 'node:test';
import { initParsers } from '#server/syntax/parsers';
import { analyse, verifyEnvironment, verifyMethod } from '#server/verify/pipeline';
import { ATTACKS } from '../src/fuzz/attacks';
import { ROOT } from '../src/fuzz/corpus';
import { undecidedProver } from '../src/fuzz/fake-prover';
import { failureOf } from '../src/fuzz/reader-session';
import { ENDINGS, type ReaderName } from '../src/fuzz/readers';

const FOLDER = path.join(ROOT, 'test-fixtures', 'fuzz');

/**
 * Processor time that one synchronous piece of work may take, in milliseconds: nothing else is answered meanwhile. Several times what it
 * takes on a slow machine; a question to the prover ends a piece.
 */
const PATIENCE = 20_000;

before(() => initParsers());

describe('inputs that failed once', () => {
  const readers = (Object.keys(ENDINGS) as ReaderName[]).sort((left, right) => ENDINGS[right].length - ENDINGS[left].length);
  for (const name of fs
    .readdirSync(FOLDER)
    .filter((one) => one !== 'README.md')
    .sort()) {
    it(name, async () => {
      const reader = readers.find((one) => name.endsWith(ENDINGS[one]));
      assert.ok(reader, 'no reader is named after this ending');
      assert.equal(await failureOf(reader, fs.readFileSync(path.join(FOLDER, name), 'utf8')), undefined);
    });
  }
});

describe('programs made to exhaust the checker', () => {
  for (const [name, text] of Object.entries(ATTACKS)) {
    it(name, async () => {
      let last = processor();
      const took: number[] = [];
      const lap = (): void => {
        const now = processor();
        took.push(now - last);
        last = now;
      };
      const analysis = analyse(
        [
          { path: 'Attack.java', text: text() },
          { path: 'Other.java', text: 'class Other { /*@ guarded_by holder == tid */ int y; void wrong() { y = 1; } }' },
        ],
        { checkAll: false },
      );
      lap();
      const prover = undecidedProver(lap);
      await verifyEnvironment(analysis, { prover });
      for (const { id } of analysis.methods.slice(0, 3)) {
        const { verdict, diagnostics } = await verifyMethod(analysis, id, { prover });
        if (name === 'statements' && diagnostics[0]?.span.file === 'Attack.java')
          assert.match(
            `${verdict}: ${diagnostics[0]?.message ?? ''}`,
            /unsupported: not checked: its condition would be too large|unknown: the prover could not decide/,
          );
        if (verdict !== 'verified')
          assert.notEqual(
            diagnostics.length + [...analysis.diagnostics.values()].flat().length,
            0,
            'a method that is not checked without a word',
          );
      }
      lap();
      const longest = Math.max(...took);
      assert.ok(longest < PATIENCE, `${longest} ms`);
      assert.ok(
        analysis.methods.some((method) => method.name === 'Other.wrong'),
        'what is beside it is checked all the same',
      );
    });
  }

  it('a program of many calls is given up at the call, with the reason', async () => {
    const analysis = analyse([{ path: 'Attack.java', text: ATTACKS['three calls and a branch']!() }], { checkAll: false });
    const method = analysis.methods.find(({ name }) => name === 'A.m')!;
    const { verdict, diagnostics } = await verifyMethod(analysis, method.id, { prover: undecidedProver() });
    assert.equal(verdict, 'unsupported');
    assert.match(diagnostics[0]!.message, /more than 10,000 operations/);
  });
});

/** In milliseconds. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}
