/**
 * Loop invariants that nobody wrote: proposed, tried together, and dropped where they can fail
 * (docs/soundness/loops.md#candidates-are-proved).
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startChecker, type TestChecker } from '../fixtures/checker';
import { sequentialOf } from './dumped';

let checker: TestChecker;

before(async () => {
  checker = await startChecker();
});
after(() => checker.dispose());

const SUM = 'static int m(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s = s + a[i]; } return s; }';
const program = (method: string): string => `class C {\n${method}\n}\n`;

async function codesOf(method: string): Promise<readonly string[]> {
  const [result] = await checker.check([{ path: 'C.java', text: program(method) }], { checkAll: true });
  return result!.diagnostics.filter((one) => one.severity === 'error' || one.severity === 'warning').map((one) => one.code);
}

describe('candidates', () => {
  test('are made of the numbers that the loop changes, and of what it leaves alone', () => {
    const proposed = sequentialOf(program(SUM), 'C.m')
      .split('\n')
      .flatMap((line) => /^\s*candidate [^:]*: (.*)$/.exec(line)?.[1] ?? []);
    assert.ok(proposed.includes('(>= `local i` 0)') && proposed.includes('(<= `local i` (length `local a`))'), proposed.join('\n'));
    assert.ok(proposed.includes('(>= `local s` 0)'), 'also what is not true: the sum may be negative');
  });

  test('are assumed under switches only', () => {
    const assumed = sequentialOf(program(SUM), 'C.m')
      .split('\n')
      .filter((line) => /^\s*assume /.test(line) && line.includes('(>= `local s` 0)'));
    assert.ok(assumed.length > 0 && assumed.every((line) => /\(=> `loop 1 candidate \d+` /.test(line)), assumed.join('\n'));
  });

  test('prove the bounds of an index without a written invariant', async () => {
    assert.deepEqual(
      await codesOf('static int m(/*@ non_null */ int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s = s + a[i]; } return s; }'),
      [],
    );
  });

  test('that can fail prove nothing', async () => {
    assert.deepEqual(
      await codesOf(
        'static void m(/*@ non_null */ int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s = s + a[i]; }\n//@ assert s >= 0\n }',
      ),
      ['assertion'],
    );
  });

  test('hold at the head, so after the loop as well, with the negated test', async () => {
    assert.deepEqual(
      await codesOf('//@ requires n >= 0\n static void m(int n) { int i = 0; while (i < n) { i++; }\n//@ assert i == n\n }'),
      [],
    );
    assert.deepEqual(await codesOf('static void m(int n) { int i = 0; while (i < n) { i++; }\n//@ assert i == n\n }'), ['assertion']);
  });
});
