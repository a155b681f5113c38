/** The prover of the fixtures remembers: the same conversation is had once, and one that goes another way is told from its beginning. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { rememberingProver } from '../fixtures/remembered-prover';

/** Answers with all that it has heard in the session. */
function echo(heard: string[]): Prover {
  return {
    identity: 'echo',
    dispose: () => Promise.resolve(),
    open: () => {
      let all = '';
      return Promise.resolve({
        evaluate: (commands: string) => {
          heard.push(commands);
          all += commands;
          return Promise.resolve(all);
        },
        close: () => undefined,
      });
    },
  };
}

async function said(prover: Prover, ...commands: readonly string[]): Promise<readonly string[]> {
  const session = await prover.open();
  const answers: string[] = [];
  for (const one of commands) answers.push(await session.evaluate(one));
  session.close();
  return answers;
}

test('the same is asked once', async () => {
  const heard: string[] = [];
  const prover = rememberingProver(echo(heard));
  assert.deepEqual(await said(prover, 'a', 'b'), ['a', 'ab']);
  assert.deepEqual(await said(prover, 'a', 'b'), ['a', 'ab']);
  assert.deepEqual(heard, ['a', 'b']);
});

test('an answer belongs to all that was said before', async () => {
  const heard: string[] = [];
  const prover = rememberingProver(echo(heard));
  await said(prover, 'a', 'b');
  assert.deepEqual(await said(prover, 'a', 'c', 'b'), ['a', 'ac', 'acb']);
  assert.deepEqual(await said(prover, 'b'), ['b']);
  assert.deepEqual(heard, ['a', 'b', 'a', 'c', 'b', 'b']);
});
