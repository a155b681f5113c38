/**
 * Methods with `action` clauses: their steps are compared with the actions, in order (docs/theory.md#actions). Asked of the
 * prover.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startChecker, type TestChecker } from '../fixtures/checker';

let checker: TestChecker;

before(async () => {
  checker = await startChecker();
});
after(() => checker.dispose());

async function errorsOf(body: string): Promise<readonly string[]> {
  const text = `class Lock {
    /*@ unwritable_by_env_if owner == tid */ volatile Thread owner;
    volatile int other;
    /*@ requires owner != tid
        action taken: also_modifies owner ensures \\old(owner) == null && owner == tid */
    void acquire() { ${body} }
}
`;
  const [result] = await checker.check([{ path: 'Lock.java', text }], { checkAll: true });
  return [...new Set(result!.diagnostics.filter((one) => one.severity === 'error').map((one) => one.code))];
}

describe('a method with an action', () => {
  test('performs it in one step, after any number of steps that change nothing', async () => {
    assert.deepEqual(
      await errorsOf('while (true) { /*@ atomic */ { if (owner == null) { owner = Thread.currentThread(); break; } } }'),
      [],
    );
  });

  test('must perform it before it returns', async () => {
    assert.deepEqual(await errorsOf('Thread t = owner;'), ['witness-missing']);
  });

  test('must do what the action says: a test and a write in two steps may overwrite another owner', async () => {
    assert.ok((await errorsOf('while (owner != null) { } owner = Thread.currentThread();')).includes('simulation'));
  });

  test('changes nothing else that others can see', async () => {
    assert.ok(
      (
        await errorsOf('other = 1; while (true) { /*@ atomic */ { if (owner == null) { owner = Thread.currentThread(); break; } } }')
      ).includes('simulation'),
    );
  });
});
