/** What a verdict depends on, and what it does not. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { dump } from '../../src/verify/dump';
import type { Analysis } from '../../src/verify/analysis';
import { analyse } from '../../src/verify/pipeline';

const COUNTER = `class Counter {
    /*@ unwritable_by_env_if holder == tid */ int n;
    private int next() { return n + 1; }
    synchronized void up() { n = next(); }
    synchronized int get() { return n; }
}
`;

function analysed(text: string): Analysis {
  return analyse([{ path: 'Counter.java', text }], { checkAll: false });
}

function keyOf(text: string, method: string): string {
  const found = analysed(text).methods.find((one) => one.name === method);
  assert.ok(found, `no method ${method}`);
  return found.key;
}

function smtOf(text: string, method: string): string {
  return dump(analysed(text), 'smt', method);
}

before(() => initParsers());

test('moving a method, comments and white space change no key', () => {
  const moved = `// a comment\n\n${COUNTER.replace('{ n = next(); }', '{\n\n        n = next(); // up\n    }')}`;
  assert.equal(keyOf(moved, 'Counter.up'), keyOf(COUNTER, 'Counter.up'));
});

test('editing another method changes no key', () => {
  const edited = COUNTER.replace('return n; }', 'int seen = n; return seen; }');
  assert.equal(keyOf(edited, 'Counter.up'), keyOf(COUNTER, 'Counter.up'));
  assert.notEqual(keyOf(edited, 'Counter.get'), keyOf(COUNTER, 'Counter.get'));
});

test('editing a method that is inlined changes the key of its caller', () => {
  const edited = COUNTER.replace('n + 1', 'n + 2');
  assert.notEqual(keyOf(edited, 'Counter.up'), keyOf(COUNTER, 'Counter.up'));
  assert.equal(keyOf(edited, 'Counter.get'), keyOf(COUNTER, 'Counter.get'));
});

test('a `try` around a lambda, whose handler goes on, changes the key of its method', () => {
  const text = (open: string, close: string): string =>
    `class C { void y(Object[] o) { ${open} Runnable r = () -> { o[0].hashCode(); assert o.length > 0; }; r.run(); ${close} } }`;
  const keyIn = (one: string): string => {
    const { methods } = analyse([{ path: 'C.java', text: one }], { checkAll: true, javaChecks: 'auto' });
    return methods.find(({ name }) => name.includes('lambda'))!.key;
  };
  const plain = text('{', '}');
  assert.equal(keyIn(plain), keyIn(text('{ int k = 0;', '}')));
  assert.notEqual(keyIn(plain), keyIn(text('try {', '} catch (RuntimeException e) { }')));
});

test('a promise by reduction anywhere changes the key of whoever reads who holds a monitor', () => {
  const workspace = (promise: string): string => `${COUNTER}class Reader { /*@ ghost Thread seen; */ void look(Counter c) {
//@ set seen = c.holder
} }
class Other { volatile int k;
//${promise}
void set() { k = 1; }
void setPlainly() { k = 1; } }
`;
  const [reading, performing] = [workspace(''), workspace('@ performs (k) { k == 1 }')];
  assert.notEqual(smtOf(performing, 'Reader.look'), smtOf(reading, 'Reader.look'));
  assert.notEqual(keyOf(performing, 'Reader.look'), keyOf(reading, 'Reader.look'));
});

test('a promise about values anywhere in the file changes the keys of its methods, where it decides which of the checks of Java itself count', () => {
  const key = (text: string): string =>
    analyse([{ path: 'Counter.java', text }], { checkAll: false, javaChecks: 'auto' }).methods.find((one) => one.name === 'Counter.up')!
      .key;
  const promising = COUNTER.replace('synchronized int get', '/*@ requires n == 0 */ synchronized int get');
  assert.notEqual(key(promising), key(COUNTER));
});

test('a `nowarn` at the initializer of a field changes the key of the constructor', () => {
  const suppressed = COUNTER.replace('int n;', 'int n = 1 / 0; //@ nowarn ZeroDiv\n    Counter() { }');
  assert.notEqual(keyOf(suppressed, 'Counter.<init>'), keyOf(suppressed.replace('//@ nowarn ZeroDiv', ''), 'Counter.<init>'));
});

test('no two methods have the same id, whatever is declared twice', () => {
  const text = `class C {
    C() {} C() {}
    void p() { Runnable r = () -> {}; } void p() { Runnable r = () -> {}; }
    void anonymous() { new Object() { void in() {} }; new Object() { void in() {} }; class L { void in() {} } class L { void in() {} } }
    class In { void p() {} } class In { void p() {} }
    enum E { A { void f() {} }, A { void f() {} }; void f() {} }
}
class C { void p() {} }
class In { void p() {} }
`;
  const library = 'package java.lang; public class Thread { public void run() {} }';
  const { methods } = analyse([...['A.java', 'B.java'].map((path) => ({ path, text })), { path: 'Thread.java', text: library }], {
    checkAll: true,
  });
  assert.ok(methods.length > 20);
  assert.equal(new Set(methods.map(({ id }) => id)).size, methods.length);
});

test('unrolling loops changes the keys', () => {
  const [sound, ...unsound] = [0, 1, 2].map(
    (unroll) => analyse([{ path: 'Counter.java', text: COUNTER }], { checkAll: false, unroll }).methods[0]!.key,
  );
  assert.equal(new Set([sound, ...unsound]).size, 3);
  assert.equal(sound, analysed(COUNTER).methods[0]!.key);
});

test('changing a discipline changes the keys', () => {
  const edited = COUNTER.replace('holder == tid', 'tid == main');
  assert.notEqual(keyOf(edited, 'Counter.get'), keyOf(COUNTER, 'Counter.get'));
});

test('changing an invariant changes the keys', () => {
  const withInvariant = COUNTER.replace('private int next', '/*@ global_invariant n >= 0 */\n    private int next');
  assert.notEqual(keyOf(withInvariant.replace('n >= 0', 'n >= 1'), 'Counter.get'), keyOf(withInvariant, 'Counter.get'));
});

test('a verdict for mathematical integers is none for those of Java', () => {
  // Also of a method without any integer: it may come to rest on something that has some.
  const kept = 'class Kept { /*@ guarded_by holder == tid */ Object kept; synchronized Object get() { return kept; } }';
  for (const text of [COUNTER, kept]) {
    const [mathematical, java] = (['mathematical', 'java'] as const).map(
      (integers) => analyse([{ path: 'Counter.java', text }], { checkAll: false, integers }).methods,
    );
    assert.deepEqual(
      mathematical!.map((one) => one.name),
      java!.map((one) => one.name),
    );
    mathematical!.forEach((one, index) => assert.notEqual(one.key, java![index]!.key));
  }
});

test('a body elsewhere that gives a field an array of others changes the keys of those who rely on its being its own', () => {
  const table = (body: string): string => `class Table {
    //@ guarded_by this.holder == tid; elems_guarded_by this.holder == tid
    int[] cells = new int[3];
    synchronized int first() { return cells[0]; }
}
class Other {
    void give(Table table, int[] cells) { synchronized (table) { ${body} } }
}
`;
  assert.equal(keyOf(table('int n = 1;'), 'Table.first'), keyOf(table('int n = 2;'), 'Table.first'));
  assert.notEqual(keyOf(table('table.cells = cells;'), 'Table.first'), keyOf(table('int n = 1;'), 'Table.first'));
});

test('a constructor that takes from outside what a final field held alone changes the keys of the others, also where no clause speaks of the field', () => {
  const gauge = (body: string): string => `import java.util.concurrent.atomic.AtomicInteger;
class Gauge {
    /*@ non_null */ private final AtomicInteger level;
    /*@ guarded_by holder == tid */ int most;
    Gauge(AtomicInteger given) { ${body} }
    void drain() { level.set(0); }
}
`;
  assert.equal(keyOf(gauge('level = new AtomicInteger(1);'), 'Gauge.drain'), keyOf(gauge('level = new AtomicInteger(2);'), 'Gauge.drain'));
  assert.notEqual(keyOf(gauge('level = given;'), 'Gauge.drain'), keyOf(gauge('level = new AtomicInteger(1);'), 'Gauge.drain'));
});

test('what the prover gets does not depend on unrelated code or its order', () => {
  const more = `class Before { int z; void f() { z = 1; } }\n${COUNTER}class After { Object o; Object g() { return o; } }\n`;
  assert.equal(smtOf(more, 'Counter.up'), smtOf(COUNTER, 'Counter.up'));
});

test('the same input gives the same condition, byte for byte', () => {
  assert.equal(smtOf(COUNTER, 'Counter.up'), smtOf(COUNTER, 'Counter.up'));
});
