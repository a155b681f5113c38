/** `calvin run`: its arguments, what it prints, and with which code it ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArguments } from '../../src/cli/arguments';
import { calvin } from './calvin';
import { temporaryFolder } from './temporary';

test('its arguments', () => {
  const parsed = parseArguments(['run', '--threads', '3', '--ints=-1,0,5', '--method', 'inc', '--format', 'json', 'A.java']);
  assert.deepEqual(parsed, {
    kind: 'run',
    paths: ['A.java'],
    checkAll: false,
    integers: 'mathematical',
    format: 'json',
    threads: 3,
    ints: [-1, 0, 5],
    method: 'inc',
  });
  for (const given of [
    ['run'],
    ['run', '--threads', '4', 'A'],
    ['run', '--threads'],
    ['run', '--ints', '1,x', 'A'],
    ['run', '--method', '', 'A'],
    ['run', '--dump', 'plato', 'A'],
    ['run', '--format', 'xml', 'A'],
  ]) {
    assert.equal(parseArguments(given).kind, 'problem', given.join(' '));
  }
});

const BROKEN = `class Account {
    /*@ guarded_by holder == tid */ private int balance;

    synchronized void deposit() {
        balance = balance + 1;
    }

    void lose() {
        balance = 0;
    }
}
`;

test('a broken program: the run, line by line, and the clause', async (context) => {
  const folder = temporaryFolder(context, { 'Account.java': BROKEN });
  const { code, out, error } = await calvin(['run', folder]);
  assert.equal(error, '');
  assert.equal(code, 1);
  assert.match(out, /Account\.java:9:9: wrong\[race\]/);
  assert.match(out, /thread \d +line 9: balance = 0 +writes `balance`; Account#1\.balance = 0/);
  assert.match(out, /the discipline of `balance`/);
  assert.match(out, /not a proof/);
  const json = await calvin(['run', '--format', 'json', folder]);
  assert.equal(json.code, 1);
  const report = JSON.parse(json.out) as {
    found: { code: string; range: { start: { line: number } }; trace: readonly { source: string }[] };
    proof: boolean;
  };
  assert.equal(report.found.code, 'race');
  assert.equal(report.found.range.start.line, 9);
  assert.ok(report.found.trace.some((step) => step.source === 'balance = 0'));
  assert.equal(report.proof, false);
});

test('a program in which nothing is found, and one without anything to run', async (context) => {
  const folder = temporaryFolder(context, {
    'good/Account.java': BROKEN.replace('void lose', 'synchronized void lose'),
    'empty/None.java': 'interface None { }\n',
  });
  const good = await calvin(['run', `${folder}/good`]);
  assert.equal(good.code, 0, good.out);
  assert.match(good.out, /Nothing goes wrong there/);
  assert.match(good.out, /not a proof/);
  const empty = await calvin(['run', `${folder}/empty`]);
  assert.equal(empty.code, 3);
  assert.match(empty.out, /There was nothing to run/);
  assert.equal((await calvin(['run', `${folder}/missing`])).code, 2);
});
