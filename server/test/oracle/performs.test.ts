/** Final stores against the specified actions: lost updates, forgotten waiting, wrong results; and nothing where the actions allow it. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { explore, SMALL_BOUNDS } from '../../src/oracle/explore';
import { foundIn, programOf } from './programs';

before(() => initParsers());

function counter(body: string, action = 'performs (n) { n == \\old(n) + 1 && \\result == n }'): string {
  return `class Counter {
    private volatile int n;
    //@ ${action}
    int next() { ${body} }
  }`;
}

test('a lost update ends where no two actions end', () => {
  assert.equal(foundIn(counter('int k = n; n = k + 1; return k + 1;')), 'performs');
  assert.equal(foundIn(counter('synchronized (this) { int k = n; n = k + 1; return k + 1; }')), undefined);
});

test('a wrong result, and one that nothing is said of', () => {
  assert.equal(foundIn(counter('synchronized (this) { n = n + 1; return 0; }')), 'performs');
  assert.equal(foundIn(counter('synchronized (this) { n = n + 1; return 0; }', 'performs (n) { n == \\old(n) + 1 }')), undefined);
});

test('an action that waits must be waited for', () => {
  const lock = (body: string): string => `class Lock {
    private boolean held;
    //@ performs (held) { !\\old(held) && held }
    synchronized void take() { ${body} held = true; }
  }`;
  assert.equal(foundIn(lock('')), 'performs');
  assert.equal(foundIn(lock('while (held) { try { wait(); } catch (InterruptedException e) { } }')), undefined);
});

test('two actions in sequence are two steps; one is not two', () => {
  const twice = (action: string): string => `class Pair {
    private int n;
    //@ ${action}
    void both() { one(); one(); }
    //@ performs (n) { n == 2 * \\old(n) + 1 }
    private synchronized void one() { n = 2 * n + 1; }
    //@ performs (n) { n == 0 }
    synchronized void reset() { n = 0; }
  }`;
  assert.equal(foundIn(twice('performs action A (n) { n == 2 * \\old(n) + 1 } ; action B (n) { n == 2 * \\old(n) + 1 }')), undefined);
  assert.equal(foundIn(twice('performs (n) { n == 4 * \\old(n) + 3 }')), 'performs');
});

test('what `modifies` names is not compared', () => {
  const program = (write: string): string => `class Box {
    private int value;
    private int looks;
    private boolean other;
    //@ modifies looks
    //@ performs () { \\result == value }
    synchronized int get() { looks = looks + 1; ${write} return value; }
  }`;
  assert.equal(foundIn(program('')), undefined);
  assert.equal(foundIn(program('other = true;')), 'performs');
});

test('an action may make an object, and a monitor that is free again is as it was', () => {
  const made = (condition: string): string => `class T {
    private volatile Object made;
    //@ performs (made) { ${condition} }
    void make() { made = new Object(); } }`;
  assert.equal(foundIn(made('made != null')), undefined);
  assert.equal(foundIn(made('made == null')), 'performs');
  assert.equal(
    foundIn(`class T { static class Thing { }
    @GuardedBy("T.class") private static Thing made;
    //@ performs (made) { made != null }
    static synchronized void make() { made = new Thing(); } }`),
    undefined,
  );
});

test('arguments tell runs apart', () => {
  const set = (body: string): string => `class T { private volatile int n;
    //@ performs (n) { n == (\\old(n) == expected ? next : \\old(n)) && \\result == (\\old(n) == expected) }
    boolean compareAndSet(int expected, int next) { boolean done = false; /*@ atomic */ { if (${body}) { n = next; done = true; } } return done; } }`;
  assert.equal(foundIn(set('n == expected')), undefined);
  assert.equal(foundIn(set('expected >= 0')), 'performs');
});

test('what others see on the way tells runs apart, where they may look', () => {
  const pair = (lock: string): string => `class T { ${lock} private volatile int a; ${lock} private volatile int b;
    //@ performs (a, b) { a == \\old(a) + 1 && b == \\old(b) + 1 }
    synchronized void both() { a++; b++; } }`;
  assert.equal(foundIn(pair('')), 'performs');
  assert.equal(foundIn(pair('/*@ guarded_by holder == tid */')), undefined);
});

test('of several specified methods the one is named whose body does what its actions cannot', () => {
  const program = programOf(`class T { private volatile int n; private volatile int m;
    //@ performs (m) { m == \\old(m) + 1 }
    void right() { /*@ atomic */ { m = m + 1; } }
    //@ performs (n) { n == \\old(n) + 1 }
    void wrong() { int seen = n; n = seen + 1; } }`);
  const idOf = (name: string): string => program.procedures.find((one) => one.display === `T.${name}`)!.id;
  const [right, wrong] = [idOf('right'), idOf('wrong')].map((procedure) => ({ procedure, receiver: 0, args: [] }));
  const setup = [{ procedure: program.procedures.find((one) => one.kind === 'constructor' && one.owner === 'T')!.id, args: [] }];
  const outcome = explore(program, { setup, threads: [[right!, wrong!], [wrong!]] }, SMALL_BOUNDS);
  assert.equal(outcome.kind, 'wrong');
  assert.match(outcome.violation.related[0]!.message, /`T\.wrong`/);
});
