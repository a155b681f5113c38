/** Operations and calls at which nothing of other threads has to be placed, and those that look like them. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { sequentialOf } from './dumped';

before(() => initParsers());

const CELL = `class T {
    final int fixed;
    T(int given) { fixed = given; }
    volatile int loose;
    static volatile T shared;
    BODY
}
`;

/** How often the steps of others are placed in a method. */
function placements(body: string, name = 'T.m'): number {
  return placed(sequentialOf(CELL.replace('BODY', body), name));
}

function placed(text: string): number {
  return text.split('\n').filter((line) => /^ *havoc .*\$visible$/.test(line)).length;
}

test('a read of a final field and an object that is made place nothing', () => {
  assert.equal(placements('int m(T other) { T made = new T(2); return other.fixed; }'), 0);
});

test('a read of what others change places it, and so does showing what was made', () => {
  assert.equal(placements('int m(T other) { return other.loose; }'), 1);
  assert.notEqual(placements('void m() { T made = new T(1); shared = made; }'), 0);
});

test('an assertion about all objects places what others have published', () => {
  assert.equal(placements('void m() { /*@ assert (\\forall T t; t.fixed == 1) */ }'), 1);
});

test('a call that has nothing to do with what threads share places nothing', () => {
  assert.equal(placements('int m(int x) { return Math.max(x, 3); }'), 0);
  const text = sequentialOf(CELL.replace('BODY', 'int m(int x) { int a = loose; int y = Math.max(x, 3); return loose + a + y; }'), 'T.m');
  assert.equal(placed(text), 2, text);
});

test('what comes out of a call may be new', () => {
  assert.notEqual(placements('int m(java.util.List<T> all) { T one = all.get(0); return one.fixed; }'), 0);
});

test('what was made escapes with a call, what was given has done so before', () => {
  const escapes = (body: string): boolean => sequentialOf(CELL.replace('BODY', body), 'T.m').includes('escape happens');
  assert.ok(escapes('void m() { T made = new T(1); String.valueOf((Object) made); }'));
  assert.ok(escapes('void m() { T[] all = new T[1]; all[0] = new T(1); T again = all[0]; String.valueOf((Object) again); }'));
  assert.ok(!escapes('void m(T given) { T made = new T(1); String.valueOf((Object) given); String.valueOf((Object) shared); }'));
});
