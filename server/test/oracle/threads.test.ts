/**
 * Where a run begins and where threads end: `join`, and classes that are initialized (Java Language Specification 12.4) before or while the program runs.
 * Neighbours: `honest.test.ts` for what else is not claimed.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { foundIn } from './programs';

before(() => initParsers());

describe('join', () => {
  const joins = (call: string, start = 't.start();'): string => `class T extends Thread { volatile int n; public void run() { n = 1; }
    public static void main(String[] a) throws InterruptedException { T t = new T(); ${start} ${call} int k = t.n; /*@ assert k == 1 */ } }`;

  test('comes back when the thread has ended', () => {
    assert.equal(foundIn(joins('t.join();')), undefined);
    assert.equal(foundIn(joins('t.join(0);')), undefined);
    assert.equal(foundIn(joins('Thread.yield();')), 'assertion');
  });

  test('comes back at once where the thread was never started, and at any time with a limit', () => {
    assert.equal(foundIn(joins('t.join();', '')), 'assertion');
    assert.equal(foundIn(joins('t.join(100);')), 'assertion');
  });

  test('waits for one of several, and finds what still runs', () => {
    const two = (joined: string): string => `class T extends Thread { volatile int n; public void run() { n = 1; }
      public static void main(String[] a) throws InterruptedException { T t = new T(); T u = new T(); t.start(); u.start(); ${joined}.join(); int k = t.n; /*@ assert k == 1 */ } }`;
    assert.equal(foundIn(two('t')), undefined);
    assert.equal(foundIn(two('u')), 'assertion');
  });
});
