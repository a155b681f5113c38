/** What is still known of the environment across loops and calls, and what must be placed before an operation (calvin-tcs 6.4). */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { sequentialOf } from './dumped';

/** The lines between "for all" facts about a field that relate it to its value before a step. */
function framesOf(text: string, field: string): number {
  return text
    .split('\n')
    .filter(
      (line) =>
        line.includes('assume for all') &&
        line.includes('isa:T object') &&
        line.includes(`(= (select ${field} object) (select \`before ${field}\` object))`),
    ).length;
}

before(() => initParsers());

const GUARDED = `class T {
    /*@ unwritable_by_env_if holder == tid */ int a;
    /*@ unwritable_by_env_if holder == tid */ int b;
    volatile int c;
    BODY
}
`;

test('an operation on one field does not forget another field that shares no conjunct with it', () => {
  const text = sequentialOf(GUARDED.replace('BODY', 'int m() { return c; }'), 'T.m');
  assert.ok(!/havoc [^\n]*T\.a/.test(text), text);
});

test('releasing a monitor places everything whose discipline asks for it', () => {
  const text = sequentialOf(GUARDED.replace('BODY', 'synchronized int m() { a = 1; return b; }'), 'T.m');
  const beforeRelease = text.slice(0, text.indexOf('releases the monitor'));
  const last = beforeRelease.lastIndexOf('havoc ');
  const havoc = beforeRelease.slice(last, beforeRelease.indexOf('\n', last));
  assert.ok(havoc.includes('T.a') && havoc.includes('T.b'), havoc);
});

test('a loop keeps the frame of what it does not write, and forgets what it does', () => {
  const text = sequentialOf(GUARDED.replace('BODY', 'synchronized void m(int n) { for (int i = 0; i < n; i++) { a = a + b; } }'), 'T.m');
  const head = text.slice(text.indexOf('candidate'), text.indexOf('is at the head of the loop'));
  assert.equal(framesOf(head, 'T.a'), 0, head);
  assert.equal(framesOf(head, 'T.b'), 1, head);
});

test('a loop that waits keeps no frame that asks for a monitor', () => {
  const text = sequentialOf(
    GUARDED.replace('BODY', 'synchronized void m() throws InterruptedException { while (b == 0) { wait(); } }'),
    'T.m',
  );
  const at = text.indexOf('is at the head of the loop');
  const head = text.slice(Math.max(0, text.lastIndexOf('havoc ', at)), at);
  assert.equal(framesOf(head, 'T.b'), 0, head);
});
