/**
 * Programs that are right, and that a run of the explorer could call wrong only by knowing less than Java does: where it does not know, it
 * claims nothing.
 * Neighbours: `performs.test.ts` for what is found against actions; `test/confirm` for what is told of failures.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { foundIn, outcomesOf, programOf } from './programs';

before(() => initParsers());

/** A method whose body goes wrong exactly where Java would come to `oops`. */
const body = (text: string): string => `class T { void f(int x, String s) { ${text.replace('oops', '/*@ assert false */')} } }`;

describe('what the explorer does not know, it does not claim', () => {
  const NODE = 'static class Node { Node next; int[] row; }';
  const made = (condition: string, text: string, type = 'Node'): string => `class T { ${NODE} private volatile ${type} head;
    //@ performs (head) { ${condition} }
    void make() { ${text} } }`;

  test('an action may make objects that hold one another, and arrays', () => {
    assert.equal(
      foundIn(made('head != null && head.next != null', 'Node a = new Node(); Node b = new Node(); b.next = a; head = b;')),
      undefined,
    );
    assert.equal(foundIn(made('head != null && head.next == head', 'Node a = new Node(); a.next = a; head = a;')), undefined);
    assert.equal(foundIn(made('head != null', 'head = new int[1];', 'Object')), undefined);
    assert.equal(
      foundIn(`class T { ${NODE}
      //@ performs (\\nothing) { \\result != null && \\result.next != null }
      Node make() { Node a = new Node(); Node b = new Node(); b.next = a; return b; } }`),
      undefined,
    );
    assert.equal(
      foundIn(`class T { static class W extends Thread { } private volatile W w;
      //@ performs (w) { w != null }
      void go() { W x = new W(); x.start(); w = x; } }`),
      undefined,
    );
  });

  test('what one new object breaks is still found', () => {
    assert.equal(foundIn(made('head == \\old(head)', 'head = new Node();')), 'performs');
    assert.equal(foundIn(made('head != null && head.next == \\old(head)', 'Node a = new Node(); a.next = null; head = a;')), 'performs');
  });

  test('an action may come to numbers on its way that are nowhere written', () => {
    const steps = (most: number): string => `class T { private volatile int n;
      //@ performs action A (n) { n >= \\old(n) + 10 } ; action B (n) { n >= \\old(n) + 10 }
      void f() { /*@ atomic */ { n = n + ${most}; } } }`;
    assert.equal(foundIn(steps(20)), undefined);
    assert.equal(foundIn(steps(15)), 'performs');
  });

  test('numbers that a specification says there are', () => {
    const says = (clause: string, result: number): string => `class T { /*@ ensures ${clause} */ int f() { return ${result}; } }`;
    assert.equal(foundIn(says('(\\exists int i; i > 5000 && \\result == i - 5100)', 7)), undefined);
    assert.equal(foundIn(says('(\\exists int i; 0 <= i && i < 3 && \\result == i)', 3)), 'postcondition');
    assert.equal(foundIn(says('(\\exists int i; 0 <= i && i < 3 && \\result == i)', 2)), undefined);
    assert.equal(
      foundIn(`class T { private volatile int n;
      //@ performs (n) { (\\exists int i; i > 700 && n == \\old(n) + i - 800) }
      void f() { n = 7; } }`),
      undefined,
    );
  });

  test('what strings say is known of literals only', () => {
    assert.equal(foundIn(body('String a = "a" + x; String b = "a" + x; if (!a.equals(b)) { oops }')), undefined);
    assert.equal(foundIn(body('String a = "a" + x; switch (a) { case "a1": break; default: if (x == 1) { oops } }')), undefined);
    assert.equal(foundIn(body('if (!"a".equals("b")) { oops }')), 'assertion');
    assert.equal(foundIn(body('if (s != null && !s.equals("b")) { oops }')), 'assertion');
    assert.equal(foundIn(body('String a = "a" + x; if (a != "a1") { oops }')), 'assertion');
  });

  test('small numbers have one wrapper each', () => {
    assert.equal(foundIn(body('Integer a = 5; Integer b = 5; if (a != b) { oops }')), undefined);
    assert.equal(foundIn(body('Integer a = 5; Integer b = 6; if (a == b) { oops }')), undefined);
    assert.equal(foundIn(body('Integer a = 1000; Integer b = 1000; if (a != b) { oops }')), 'assertion');
  });

  test('numbers beyond the width of an int are not followed where they do not wrap around', () => {
    assert.equal(foundIn(body('int y = 2147483647; y = y + 1; if (y > 0) { oops }')), undefined);
  });

  test('of an enum there are its constants only', () => {
    const over = (cases: string): string =>
      `class T { enum E { A, B } void f(E e) { if (e == null) return; switch (e) { ${cases} } /*@ assert false */ } }`;
    assert.equal(foundIn(over('case A: return; case B: return;')), undefined);
    assert.equal(foundIn(over('case A: return;')), 'assertion');
  });

  test('what the specification of a library method leaves open is said to be so, also where one value within the bounds fits', () => {
    const leans = (text: string): readonly boolean[] =>
      outcomesOf(programOf(body(text))).flatMap((one) => (one.kind === 'wrong' ? [one.leansOnLibrary] : []));
    assert.deepEqual(leans('if (s != null && s.indexOf("x") == 0) { oops }'), [true]);
    assert.deepEqual(leans('String t = "ab".trim(); if (t != "ab") { oops }'), [true]);
    assert.deepEqual(
      leans('java.util.ArrayList<Object> l = new java.util.ArrayList<>(); Object o = new Object(); l.add(o); if (l.get(0) != o) { oops }'),
      [true],
    );
    assert.deepEqual(leans('java.util.HashMap<String, Integer> m = new java.util.HashMap<>(); Integer i = m.put(s, 1); oops'), [false]);
    assert.deepEqual(
      leans('java.util.HashMap<String, Integer> m = new java.util.HashMap<>(); Integer i = m.put(s, 1); if (i == null) { oops }'),
      [true],
    );
    assert.deepEqual(leans('if (Math.max(x, 3) >= 3) { oops }'), [false]);
  });
});
