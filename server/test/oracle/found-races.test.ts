/** A lock that was found, or that none was found, is no clause: in a run it is a race where two threads are about to use the same. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { outcomesOf } from './programs';

before(() => initParsers());

function wrongIn(text: string): readonly string[] {
  return outcomesOf(analyse([{ path: 'T.java', text }], { checkAll: true }).program).flatMap((one) =>
    one.kind === 'wrong' ? [text.slice(one.violation.span.start, one.violation.span.end) + ': ' + one.violation.message] : [],
  );
}

test('what holds the lock is right, although no lock is held everywhere', () => {
  const found = wrongIn(`class T {
    private int n, m;
    synchronized void up() { m = m + 1; }
    void other() { n = 1; m = 2; }
    synchronized int get() { return m; }
  }`);
  assert.ok(found.length > 0);
  assert.deepEqual(
    found.filter((one) => one.includes('only protected while')),
    [],
  );
});

test('a use without the lock is a race where another thread may come between', () => {
  const found = wrongIn(`class T {
    private int n;
    synchronized void up() { n = n + 1; }
    int get() { return n; }
  }`);
  assert.ok(
    found.some((one) => one.startsWith('n: `n` is read here without holding `this`, while another thread may use it')),
    found.join('\n'),
  );
});

test('nothing is wrong where all hold the lock', () => {
  assert.deepEqual(
    wrongIn(`class T {
    private int n;
    synchronized void up() { n = n + 1; }
    synchronized int get() { return n; }
  }`),
    [],
  );
});
