/**
 * The harness: what is recorded goes on where it stopped, nothing is counted twice, and shrinking keeps what it is told to keep.
 * Neighbours: `../src/state.ts`, `../src/shrink.ts`, `../src/differential.ts`.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { LabChecker } from '../src/checker';
import { runJob, type JobResult } from '../src/differential';
import { report, type Found } from '../src/report';
import { shrink } from '../src/shrink';
import { newState, nextJob, readState, record, writeState } from '../src/state';
import { generate, textOf } from '../src/subject';

describe('laboratory', () => {
  test('it goes on where it stopped', () => {
    const folder = mkdtempSync(join(tmpdir(), 'calvin-lab-'));
    try {
      const file = join(folder, 'state.json');
      const state = newState(7, 'g');
      const first = nextJob(state, 20);
      const second = nextJob(state, 20);
      assert.deepEqual(
        [first, second].map((one) => [one.level, one.first]),
        [
          ['java', 7],
          ['plato', 7],
        ],
      );
      record(state, new Set(), { job: first, entries: [], findings: [] });
      writeState(file, state);
      const again = readState(file, undefined, 'g');
      assert.deepEqual(again.unfinished, [second]);
      assert.deepEqual(nextJob(again, 20).first, 27);
      assert.equal(readState(file, 8, 'g').next.java, 8);
      assert.equal(readState(file, undefined, 'other').next.java, 1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('a program that was seen before is not counted again', () => {
    const state = newState(1, 'g');
    const seen = new Set<string>();
    const result: JobResult = {
      job: nextJob(state, 1),
      findings: [],
      entries: [{ seed: 1, fingerprint: 'x', verdict: 'failed', oracle: 'wrong', interferes: true, codes: [] }],
    };
    record(state, seen, result);
    record(state, seen, result);
    assert.deepEqual([state.counts.java.programs, state.counts.java.repeated, state.counts.java.confirmed], [1, 1, 1]);
    assert.match(report(state, []), /No program that is verified goes wrong/);
  });

  test('shrinking keeps what it is told to keep', async () => {
    for (const level of ['java', 'plato'] as const) {
      const subject = Array.from({ length: 50 }, (_, seed) => generate(level, seed)).find((one) =>
        /n' = this.n \+ 1|n = n \+ 1/.test(textOf(one)),
      )!;
      const small = await shrink(subject, (one) => Promise.resolve(/n' = this.n \+ 1|n = n \+ 1/.test(textOf(one))));
      assert.match(textOf(small), /n' = this.n \+ 1|n = n \+ 1/);
      assert.ok(textOf(small).length < textOf(subject).length);
    }
  });

  test('checker and oracle answer, at both levels', { timeout: 120_000 }, async () => {
    const checker = await LabChecker.start();
    try {
      for (const level of ['java', 'plato'] as const) {
        const { entries, findings } = await runJob(checker, { level, first: 1, count: 6 });
        assert.equal(entries.length, 6);
        assert.deepEqual(findings, []);
        assert.ok(entries.some((one) => one.verdict === 'verified') && entries.some((one) => one.interferes), JSON.stringify(entries));
      }
    } finally {
      await checker.dispose();
    }
  });

  test('what it has found is kept in fixtures that exist', () => {
    const root = join(__dirname, '..', '..', '..');
    const found = JSON.parse(readFileSync(join(root, 'lab', 'found.json'), 'utf8')) as Found[];
    for (const { bug, fixture } of found) assert.ok(bug !== '' && existsSync(join(root, fixture)), fixture);
  });
});
