/** Answers that outlive the process: what is kept, what is not, and that a second start asks nothing. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMemoStore } from '../../src/incremental/store';
import type { Prover } from '../../src/solver/prover';
import { withAnswers, type Answers } from '../../src/solver/remembered';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';
import { listFixtures, readFixture } from '../fixtures/fixture-files';

/** Answers with what `answer` makes of all that it has heard in the session; tells what it heard. */
function echo(heard: string[], answer: (all: string) => string = (all) => all): Prover {
  return {
    identity: 'echo',
    dispose: () => Promise.resolve(),
    open: () => {
      let all = '';
      return Promise.resolve({
        evaluate: (commands: string) => {
          heard.push(commands);
          all += commands;
          return Promise.resolve(answer(all));
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

function inFolder(context: TestContext): { readonly folder: string; readonly open: () => Answers } {
  const folder = mkdtempSync(join(tmpdir(), 'calvin-answers-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, open: () => createMemoStore({ folder }) };
}

test('a conversation that was had is not had again, by another process either', async (context) => {
  const { open } = inFolder(context);
  const heard: string[] = [];
  assert.deepEqual(await said(withAnswers(echo(heard), open(), '1'), 'a', 'b'), ['a', 'ab']);
  assert.deepEqual(await said(withAnswers(echo(heard), open(), '1'), 'a', 'b'), ['a', 'ab']);
  assert.deepEqual(heard, ['a', 'b']);
});

test('one that goes another way is told from its beginning, and both are kept', async (context) => {
  const { open } = inFolder(context);
  const heard: string[] = [];
  await said(withAnswers(echo(heard), open(), '1'), 'a', 'b');
  assert.deepEqual(await said(withAnswers(echo(heard), open(), '1'), 'a', 'c'), ['a', 'ac']);
  assert.deepEqual(heard.splice(0), ['a', 'b', 'a', 'c']);
  assert.deepEqual(await said(withAnswers(echo(heard), open(), '1'), 'a', 'b'), ['a', 'ab']);
  assert.deepEqual(await said(withAnswers(echo(heard), open(), '1'), 'a', 'c'), ['a', 'ac']);
  assert.deepEqual(heard, []);
});

test('another prover has answers of its own', async (context) => {
  const { open } = inFolder(context);
  await said(withAnswers(echo([]), open(), '1'), 'a');
  assert.deepEqual(await said(withAnswers({ ...echo([], () => 'other'), identity: 'another' }, open(), '1'), 'a'), ['other']);
  // So has another version of the checker.
  assert.deepEqual(
    await said(
      withAnswers(
        echo([], () => 'newer'),
        open(),
        '2',
      ),
      'a',
    ),
    ['newer'],
  );
});

test('what is given up, refused or not understood is asked again', async (context) => {
  for (const answer of ['unknown', '(error "line 1")', 'unsupported', '(:reason-unknown "canceled")']) {
    const { open } = inFolder(context);
    const heard: string[] = [];
    await said(
      withAnswers(
        echo(heard, () => answer),
        open(),
        '1',
      ),
      'a',
    );
    await said(
      withAnswers(
        echo(heard, () => answer),
        open(),
        '1',
      ),
      'a',
    );
    assert.deepEqual(heard, ['a', 'a'], answer);
  }
});

test('what is given up on the way to an answer is a part of it', async (context) => {
  const { open } = inFolder(context);
  const heard: string[] = [];
  const answer = (all: string): string => (all.endsWith('b') ? 'unsat' : all.endsWith('pop') ? '' : 'unknown');
  const conversation = ['a', 'pop', 'b', 'c'] as const;
  await said(withAnswers(echo(heard, answer), open(), '1'), ...conversation);
  assert.deepEqual(heard.splice(0), ['a', 'pop', 'b', 'c']);
  assert.deepEqual(await said(withAnswers(echo(heard, answer), open(), '1'), 'a', 'pop', 'b'), ['unknown', '', 'unsat']);
  assert.deepEqual(heard, []);
  // What was given up after it may be answered another time.
  await said(withAnswers(echo(heard, answer), open(), '1'), ...conversation);
  assert.deepEqual(heard.splice(0), ['a', 'pop', 'b', 'c']);
  // So may what no answer followed, only words that need none.
  for (const _ of [1, 2]) await said(withAnswers(echo(heard, answer), open(), '1'), 'x', 'pop');
  assert.deepEqual(heard, ['x', 'pop', 'x']);
});

test('what lies there in another form, or was changed, is as if it were not there', async (context) => {
  const { folder, open } = inFolder(context);
  const heard: string[] = [];
  for (const form of [7, 'unsat', [['x']], [[1, 'unsat']], { a: 'unsat' }]) {
    const answers: Answers = { get: () => form, set: () => undefined };
    assert.deepEqual(await said(withAnswers(echo(heard), answers, '1'), 'a'), ['a']);
  }
  await said(
    withAnswers(
      echo([], () => 'sat'),
      open(),
      '1',
    ),
    'a',
  );
  const inside = join(folder, readdirSync(folder)[0]!);
  for (const name of readdirSync(inside).filter((one) => one.endsWith('.memo')))
    writeFileSync(join(inside, name), readFileSync(join(inside, name), 'utf8').replace('sat', 'unsat'));
  assert.deepEqual(
    await said(
      withAnswers(
        echo(heard, () => 'sat'),
        open(),
        '1',
      ),
      'a',
    ),
    ['sat'],
  );
});

test('a second start proves nothing, and says the same', async (context) => {
  await initParsers();
  const { open } = inFolder(context);
  const real = createWasmProver({ workers: 1 });
  let asked = 0;
  const counted: Prover = {
    ...real,
    open: async (signal) => {
      const session = await real.open(signal);
      return {
        evaluate: (commands) => {
          asked++;
          return session.evaluate(commands);
        },
        close: () => session.close(),
      };
    },
  };
  try {
    for (const name of ['ok/textbook/Counter.java', 'bad/slices/CounterOfTwo.down.java']) {
      const files = readFixture(listFixtures().find((one) => one.name === name)!);
      const check = async (): Promise<unknown> => {
        const results = await verifyAll(analyse(files, { checkAll: true }), { prover: withAnswers(counted, open(), '1') });
        return results.map((file) => ({ ...file, methods: file.methods.map((method) => ({ ...method, milliseconds: 0 })) }));
      };
      const first = await check();
      assert.ok(asked > 0);
      asked = 0;
      assert.deepEqual(await check(), first);
      assert.equal(asked, 0, name);
    }
  } finally {
    await real.dispose();
  }
});
