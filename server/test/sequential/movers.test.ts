/** Which steps are movers, and what of a body that makes one atomic action (docs/theory.md#check-2-reduction). Asked of the prover. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startChecker, type TestChecker } from '../fixtures/checker';

let checker: TestChecker;

before(async () => {
  checker = await startChecker();
});
after(() => checker.dispose());

/** The letters of the steps of `m` in their order, and the codes that are reported. */
async function check(fields: string, method: string): Promise<{ readonly letters: string; readonly codes: readonly string[] }> {
  const [result] = await checker.check([{ path: 'C.java', text: `class C {\n${fields}\n${method}\n}\n` }], { checkAll: true });
  const found = result!.methods.find((one) => one.name.startsWith('C.m'));
  return {
    letters: (found?.movers ?? []).map((one) => one.mover).join(''),
    codes: [...new Set(result!.diagnostics.filter((one) => one.severity === 'error').map((one) => one.code))],
  };
}

const GUARDED = '/*@ guarded_by holder == tid */ private int n;';

describe('steps', () => {
  test('taking a monitor moves to the right, what it protects both ways, giving it back to the left: one action', async () => {
    const { letters, codes } = await check(
      GUARDED,
      '//@ performs (n) { n == \\old(n) + 1 }\nsynchronized void m() { int t = n; n = t + 1; }',
    );
    assert.equal(letters, 'RBBL');
    assert.deepEqual(codes, []);
  });

  test('a volatile field that no discipline protects moves neither way; one such step may still be an action', async () => {
    const { letters, codes } = await check('volatile int v;', '//@ performs (v) { v == 0 }\nvoid m() { v = 0; }');
    assert.equal(letters, 'N');
    assert.deepEqual(codes, []);
  });

  test('two steps that move neither way are two sequences: the write is no increment of what others may have written meanwhile', async () => {
    const { letters, codes } = await check('volatile int v;', '//@ performs (v) { v == \\old(v) + 1 }\nvoid m() { int t = v; v = t + 1; }');
    assert.equal(letters, 'NN');
    assert.deepEqual(codes, ['performs']);
  });

  test('two critical sections are no action, although each step of them is a mover', async () => {
    const { letters, codes } = await check(
      GUARDED,
      '//@ performs (n) { n == \\old(n) + 2 }\nvoid m() { synchronized (this) { n = n + 1; } synchronized (this) { n = n + 1; } }',
    );
    assert.equal(letters, 'RBBLRBBL');
    assert.deepEqual(codes, ['not-atomic']);
  });

  test('a field that only others may not write is read by a mover, and written by none: others may read it at any time', async () => {
    const { letters } = await check(
      '/*@ unwritable_by_env_if holder == tid */ volatile int v;',
      '//@ performs (v) { v == \\old(v) + 1 }\nsynchronized void m() { int t = v; v = t + 1; }',
    );
    assert.equal(letters, 'RBNL');
  });
});
