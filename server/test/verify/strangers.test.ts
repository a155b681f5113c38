/**
 * A method costs what it is: what the prover is asked of it is the same, byte for byte, whatever strangers stand in the workspace; and what
 * a stranger changes asks nothing of it anew.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { withAnswers } from '../../src/solver/remembered';
import { createMemoStore } from '../../src/incremental/store';
import { initParsers } from '../../src/syntax/parsers';
import { dump } from '../../src/verify/dump';
import type { SourceFile } from '../../src/verify/analysis';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';
import { listFixtures, readFixture } from '../fixtures/fixture-files';

/**
 * Programs of their own, with monitors, locks, atomic counters, arrays, ghost fields, static fields, loops and threads, no two with a class
 * of the same name.
 */
const PROGRAMS: readonly string[] = [
  'ok/slices/Strangers.java',
  'ok/slices/MonitorOfBase.java',
  'ok/slices/RowOfTwo.java',
  'ok/slices/FirstValues.java',
  'ok/textbook/Counter.java',
  'ok/textbook/BoundedBuffer.java',
  'ok/textbook/Account.java',
  'ok/textbook/ReentrantCounter.java',
  'ok/environment/Monotone.java',
  'ok/environment/Linked.java',
  'ok/elements/Slots.java',
  'ok/invariants/DefaultConstructor.java',
  'ok/objects/Publish.java',
  'ok/locks/TryLock.java',
];

function filesOf(name: string): readonly SourceFile[] {
  const found = listFixtures().find((one) => one.name === name);
  return found === undefined ? [] : readFixture(found).map(({ text }, index) => ({ path: `${name}/${index}.java`, text }));
}

/** What the prover is asked of each method, by its id. */
function questions(files: readonly SourceFile[], of: (path: string) => boolean): ReadonlyMap<string, string> {
  const analysis = analyse(files, { checkAll: true });
  return new Map(
    analysis.methods.filter((one) => of(one.path)).map((one) => [one.id, dump({ ...analysis, methods: [one] }, 'smt', one.name)]),
  );
}

/** Without programs that declare a class which an earlier one has. */
function apart(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const files = filesOf(name);
    const classes = files.flatMap(({ text }) =>
      [...text.matchAll(/^(?:public |final |abstract )*(?:class|interface|enum) (\w+)/gm)].map((found) => found[1]!),
    );
    if (files.length === 0 || classes.some((one) => seen.has(one))) return false;
    for (const one of classes) seen.add(one);
    return true;
  });
}

before(() => initParsers());

test('among strangers a method has the very condition that it has alone', () => {
  const names = apart(PROGRAMS);
  assert.ok(names.length >= 8, names.join(' '));
  const everybody = names.flatMap(filesOf);
  const together = questions(everybody, () => true);
  for (const name of names) {
    for (const [id, question] of questions(filesOf(name), () => true)) assert.equal(together.get(id), question, `${id} of ${name}`);
  }
});

const P = (name: string, clause: string): SourceFile => ({
  path: `${name}.java`,
  text: `class ${name} {
    /*@ guarded_by holder == tid */ int low;
    /*@ guarded_by holder == tid */ int high;
    //@ global_invariant ${clause}
    synchronized void grow() { high = high + 1; }
}
`,
});

test('a stranger that gets another invariant, another field or a mistake asks nothing anew of the others', async () => {
  const reported: string[] = [];
  const answering: Prover = {
    identity: 'says that all is well',
    dispose: () => Promise.resolve(),
    open: () =>
      Promise.resolve({
        evaluate: (commands) => {
          reported.push(commands);
          return Promise.resolve(commands.includes('(check-sat)') ? 'unsat' : '');
        },
        close: () => undefined,
      }),
  };
  const prover = withAnswers(answering, createMemoStore(), '1');
  const check = async (...files: readonly SourceFile[]): Promise<readonly string[]> => {
    reported.length = 0;
    await verifyAll(analyse(files, { checkAll: true }), { prover });
    return reported.slice();
  };
  const first = P('First', 'holder == null ==> low <= high');
  assert.ok((await check(first, P('Second', 'holder == null ==> low <= high'))).some((one) => one.includes('First')));
  for (const second of [
    P('Second', 'holder == null ==> low <= high + 1'),
    { path: 'Second.java', text: P('Second', 'true').text.replace('int low;', 'int low; volatile int more;') },
    { path: 'Second.java', text: P('Second', 'holder == null ==> low <').text },
    { path: 'Second.java', text: '' },
  ]) {
    const asked = await check(first, second);
    assert.deepEqual(
      asked.filter((one) => one.includes('First')),
      [],
      second.text,
    );
  }
  assert.ok((await check(P('First', 'holder == null ==> low + 1 <= high + 1'))).some((one) => one.includes('First')));
});
