/**
 * Each core rule refuses what its side condition forbids: small programs, each with a script whose last tactic must be refused, or after
 * which something must be left.
 * Neighbours: `scripts.test.ts` has whole proofs; the seeded faults of the laboratory name these tests.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { proveScript } from '../../src/cli/prove-script';
import type { ProofResult } from '../../src/qed/session';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { rememberedProver, rememberingProver } from '../fixtures/remembered-prover';

let prover: Prover;

before(async () => {
  await initParsers();
  const folder = process.env['CALVIN_PROVER_MEMO'];
  prover =
    folder !== undefined && process.env['CI'] !== 'true'
      ? rememberedProver(createWasmProver(), folder)
      : rememberingProver(createWasmProver());
});

after(() => prover.dispose());

async function run(members: string, script: string): Promise<ProofResult> {
  const file = { path: 'P.java', text: `class P { int x; int y; final Object lock = new Object(); ${members} }` };
  return proveScript(
    analyse([file], { checkAll: true }),
    { file: { path: 'P.qed', text: script }, start: 0, end: script.length, java: file },
    prover,
  );
}

/** The last tactic is refuted, and all before it apply. */
function refused(name: string, members: string, script: string): void {
  test(name, async () => {
    const { steps } = await run(members, script);
    assert.deepEqual(
      steps
        .slice(0, -1)
        .filter((one) => one.verdict !== 'ok')
        .map((one) => one.message),
      [],
    );
    assert.equal(steps.at(-1)!.verdict, 'failed', steps.at(-1)!.message);
  });
}

/** Every tactic applies, but the program is not proved. */
function left(name: string, members: string, script: string): void {
  test(name, async () => {
    const { steps, verdict, left: open } = await run(members, script);
    assert.deepEqual(
      steps.filter((one) => one.verdict !== 'ok').map((one) => one.message),
      [],
    );
    assert.equal(verdict, 'failed');
    assert.ok(open.length > 0);
  });
}

function proved(name: string, members: string, script: string): void {
  test(name, async () => {
    const { steps, verdict, left: open } = await run(members, script);
    assert.equal(verdict, 'proved', [...steps.map((one) => one.message), ...open.map((one) => one.message)].join('\n'));
  });
}

describe('SIMULATE', () => {
  refused('no assertion is lost', 'void m() { assert x == 0; }', 'reduce; replace m.all#1: gate true;');
  refused('every value that is written stays possible', 'void m() { x = 6; }', 'replace m.write(x): modifies x, post x == 5;');
  refused('what is not named is left alone', 'void m() { x = 6; }', 'replace m.write(x): post true;');
  proved('more may happen', 'void m() { x = 6; }', 'replace m.write(x): modifies x, post x >= 5;');
  refused('the invariant is kept', 'void m() { x = 6; }', 'invariant x >= 0; replace m.write(x): modifies x;');
});

describe('movers', () => {
  refused('a read and a write of what others write stay apart', 'void m() { x = x + 1; }', 'reduce;');
  left('who writes is no left mover of who asserts', 'void m() { y = 1; x = 1; } void n() { assert x == 0; }', 'reduce m; check;');
  refused(
    'an assertion on what others write keeps an action from being a right mover',
    'void m() { int t = x; assert t == x; y = 1; } void n() { x = 2; }',
    'reduce m; annot post m: y == 1; check m;',
  );
  refused(
    'who waits is no left mover of who asserts',
    'void m() { x = 1; /*@ atomic */ { /*@ assume y == 1 */ } } void n() { x = 0; assert x == 0; }',
    'reduce m;',
  );
  refused(
    'who is made to go wrong is no right mover',
    'void m() { assert x == 0; y = 1; } void n() { x = 5; } void k() { y = 2; }',
    'reduce m; reduce proc m;',
  );
  refused(
    'a composition moves only as all of its actions do',
    'int z; void m() { int t = y; x = t; int s = z; } void n() { x = 2; } void k() { z = 2; }',
    'reduce m; reduce proc m;',
  );
  left(
    'two locks are not one',
    'final Object other = new Object(); void m() { synchronized (lock) { x = x + 1; } } void n() { synchronized (other) { x = x + 1; } }',
    'mutex lock.holder != null : x; reduce; check;',
  );
  proved(
    'who holds the lock is alone',
    'void m() { synchronized (lock) { int t = x; x = t + 1; assert x == t + 1; } }',
    'mutex lock.holder != null : x; reduce; check m;',
  );
});

describe('left movers', () => {
  const waiting = 'volatile boolean flag; void m() { x = 1; while (!flag) { } } int n() { return x; }';
  refused(
    'what a thread has done before it waits is seen by postconditions',
    waiting,
    'reduce; invariant !flag; reduce loop m.loop; reduce; invariant x == 0;',
  );
  left(
    'a postcondition that is given before is not shown either',
    waiting,
    'annot post n: \\result == 0; reduce; invariant !flag; reduce loop m.loop; reduce; check;',
  );
  refused(
    'what a thread has done before it waits in a method that it calls is seen',
    'volatile boolean flag; private void await() { while (!flag) { } } void m() { x = 1; await(); x = 0; } int n() { return x; }',
    'invariant !flag; reduce await; reduce loop await.loop; reduce await; reduce proc await; reduce; invariant x == 0;',
  );
  refused(
    'a method that may wait is no left mover',
    'void await() { /*@ atomic */ { /*@ assume y == 1 */ } } void m() { await(); }',
    'annot mover await: left; reduce proc await;',
  );
  proved(
    'who chooses among what there is does not wait',
    'int z; void m() { x = 1; y = 2; } int n() { return x; }',
    'replace m.write(y): modifies y, post y > 1 && y < 4; reduce m; annot post m: x == 1; check m;',
  );
  proved(
    'who makes an object does not wait',
    'void m() { x = 1; int[] a = new int[3]; int t = a[0]; } int n() { return x; }',
    'reduce m; annot post m: x == 1; check;',
  );
  proved(
    'what a loop repeats may wait',
    'void m() { int i = 0; while (i < 3) { /*@ atomic */ { x = x + 1; } i = i + 1; } } void n() { /*@ atomic */ { /*@ assume x >= 2 */ y = 1; } }',
    'reduce; reduce loop m.loop: modifies i, x, post x >= \\old(x); check;',
  );
});

describe('preconditions', () => {
  const callee = 'private void f(int n) { assert n > 0; }';
  left('a call owes what a script says', `${callee} void g() { f(-1); }`, 'annot pre f: n > 0; check;');
  left('a call owes what the Java file says', `/*@ requires n > 0 */ ${callee} void g() { f(-1); }`, 'check;');
  left(
    'a call owes it also where it is replaced later',
    `${callee} void g() { f(-1); }`,
    'annot pre f: n > 0; check f; inline f; reduce; check;',
  );
  left(
    'every method that the call may run has its own',
    'static class Q { void f(int n) { } } static class R extends Q { void f(int n) { assert n > 0; } } void g(Q q) { if (q != null) q.f(-1); }',
    'annot pre `R.f`: n > 0; reduce; check;',
  );
  proved('a call that satisfies it is shown', `${callee} void g(int k) { if (k > 3) f(k - 3); }`, 'annot pre f: n > 0; reduce; check;');
  test('of a private method nothing is taken for granted', async () => {
    const said = async (word: string) =>
      (await run(`${word} void f(int n) { assert n > 0; } void g() { f(1); }`, 'annot pre f: n > 0; reduce; check;')).assumptions.filter(
        (one) => one.includes('n > 0'),
      );
    assert.deepEqual(await said('private'), []);
    assert.equal((await said('public')).length, 1);
  });
});

describe('RELAX', () => {
  left('a composition claims what each of its actions does', 'void m() { int t = y; assert t == t; assert t == 1; }', 'reduce; check;');
  left('a choice claims what each of its branches does', 'void m(boolean b) { if (b) { assert b; } else { assert b; } }', 'reduce; check;');
  left('an assertion that may fail stays', 'void m() { assert x == 0; }', 'check;');
  left('an assertion after another one counts with it', 'void m() { int t = x; assert t == 1; assert t > 0; }', 'reduce; check;');
  left('no assertion rests on a later one', 'void m() { int t = x; assert t > 0; assert t >= 1; }', 'reduce; check;');
});

describe('INVARIANT', () => {
  refused('actions keep it', 'void m() { x = 6; }', 'invariant x == 0;');
  refused('constructors establish it', 'P() { x = 1; }', 'invariant x == 0;');
  refused('it holds of other objects too', 'void m(P other) { if (other != null) other.x = 1; }', 'invariant x == 0;');
});

describe('where proofs begin', () => {
  left('what a constructor asserts is to be shown', 'P(int k) { assert k > 0; } void m() { }', 'check;');
  left('what Java asserts in a constructor, too', 'P(int k) { x = 10 / k; } void m() { }', 'check;');
  left('what a constructor asserts in a loop, too', 'P(int k) { for (int i = 0; i < k; i++) { assert i < 3; } } void m() { }', 'check;');
  left('what the first value of a field asserts, too', 'final int[] a = new int[-1]; void m() { }', 'check;');
  left('what a static initializer asserts, too', 'static int s; static { s = 1; assert s == 2; } void m() { }', 'check;');
  const flag = (value: string): string =>
    `final java.util.concurrent.atomic.AtomicBoolean b = new java.util.concurrent.atomic.AtomicBoolean(${value}); void n() { assert !b.get(); }`;
  refused('an invariant of a class of the library holds of what constructors make', flag('true'), 'invariant [AtomicBoolean] !value;');
  refused(
    'and of what they change, on every way from the beginning of the object',
    `${flag('')} P() { if (x == 0) b.set(true); x = 1; }`,
    'invariant x == 1; invariant [AtomicBoolean] !value;',
  );
  refused(
    'an invariant says nothing of an object before it is made',
    'void m() { java.util.concurrent.atomic.AtomicBoolean b = new java.util.concurrent.atomic.AtomicBoolean(); assert x == 7; }',
    'reduce; invariant [AtomicBoolean] value && !value;',
  );
  refused('nor of the object that is constructed', flag('true'), 'invariant b != null && b.value; invariant [AtomicBoolean] !value;');
  proved('such an invariant is of use', flag('false'), 'invariant b != null; invariant [AtomicBoolean] !value; reduce; check;');
  proved(
    'what holds is shown, given what a constructor asks for',
    'static int s; static { s = 1; assert s == 1; } P(int k) /*@ requires k > 0 */ { x = 10 / k; assert x >= 0 && k != 0; } void m() { }',
    'check;',
  );
  test('what a constructor asks for is said', async () => {
    const { assumptions } = await run('P(int k) /*@ requires k > 0 */ { assert k > 0; } void m() { }', 'check;');
    assert.equal(assumptions.filter((one) => one.includes('k > 0')).length, 1);
  });
});

describe('REDUCE-LOOP', () => {
  const body = 'void m() { int i = 0; while (i < 3) { i = i + 1; } assert i == 3; }';
  proved('with an invariant', body, 'reduce; annot inv m.loop: i <= 3; reduce loop m.loop; reduce; check m;');
  refused('zero iterations are allowed', body, 'reduce; reduce loop m.loop: modifies i, post i > \\old(i);');
  refused('one more iteration is simulated', body, 'reduce; reduce loop m.loop: modifies i, post i <= \\old(i) + 1;');
  refused(
    'one more iteration chooses for itself',
    'void m() { int s = 0; int i = 0; while (i < 3) { s = s + 1; i = i + 1; } assert s + i == 6; }',
    'reduce; hoist m.loop; replace m.all in m.loop: modifies i, s, post i == \\old(i) + 1; reduce loop m.loop: modifies i, s, post i >= \\old(i) && s >= \\old(s);',
  );
  refused(
    'the body is a mover',
    'void m() { int i = 0; while (i < 3) { /*@ atomic */ { x = x + 1; } i = i + 1; } } void n() { x = 0; }',
    'reduce; reduce loop m.loop: modifies i, x;',
  );
  test('a body of two actions is told as the two that stay apart', async () => {
    const members = 'void m() { int i = 0; while (i < 3) { int t = x; x = t + 1; i = i + 1; } }';
    const { steps } = await run(members, 'reduce; reduce loop m.loop: modifies i, x;');
    assert.equal(steps[1]!.verdict, 'failed');
    assert.match(steps[1]!.message, /reads `x`.* is no right mover: with .*writes `x`.* is no left mover: with/);
  });
  left(
    'the last iteration keeps its assertions',
    'void m() { int i = 0; while (i < 3) { i = i + 1; assert i < 3; } }',
    'reduce; hoist m.loop; reduce; check;',
  );
});

describe('AUX-ANNOTATE', () => {
  refused('only new variables are set', 'void m() { x = 1; }', 'set y = 1 at m.write(x);');
  proved(
    'an action that leaves the statement around it updates them as well',
    'void m(int n) { if (n < 3) { x = 1; return; } y = 1; }',
    'aux int a; reduce m; set a = 7 at m.all; annot post m: a == 7; check m;',
  );
  refused('who ends it has begun it', 'void m() { y = 0; } void n() { y = 1; }', 'mutex y == 1 : x;');
  left(
    'who makes it false must be who made it true',
    'void m() { y = 0; x = 1; } void n() { y = 1; x = 2; }',
    'mutex y == 1 : x; reduce; check;',
  );
});

describe('mutex', () => {
  refused(
    'the variables are of the objects of which the predicate speaks',
    'static class Q { boolean b; void s() { b = true; } } void m() { x = 1; }',
    'mutex [P.Q] b as h : P.x;',
  );
});

describe('locks', () => {
  const both = 'static int n; static synchronized void inc() { int t = n; n = t + 1; }';
  proved('of a class protect static fields', both, 'mutex P.class.holder != null : n; reduce; check;');
  left(
    'of a class are none of its objects',
    `${both} synchronized void other() { n = 0; }`,
    'mutex P.class.holder != null : n; reduce; check;',
  );
  refused('of what is no class are refused', both, 'mutex Nothing.class.holder != null : n;');
  proved('may protect nothing by themselves', 'synchronized void m() { x = 1; }', 'mutex this.holder != null : ; reduce; check;');
  const held = 'final java.util.concurrent.atomic.AtomicBoolean held = new java.util.concurrent.atomic.AtomicBoolean();';
  const take = 'while (!held.compareAndSet(false, true)) { } int t = x; x = t + 1; assert x == t + 1;';
  const script =
    'mutex held.value : x; reduce; hoist m.loop; abstract read value at m.read(AtomicBoolean.value)#1; reduce loop m.loop; reduce; check;';
  proved('that an object keeps to which a final field leads', `${held} void m() { ${take} held.set(false); }`, script);
  left('are ended by who has them', `${held} void m() { ${take} held.set(false); } void n() { held.set(false); }`, script);
  left('do not protect another object', `${held} void m() { ${take} held.set(false); } void n(P p) { if (p != null) p.x = 1; }`, script);
  refused(
    'to which a field leads that may change',
    `java.util.concurrent.atomic.AtomicBoolean held = new java.util.concurrent.atomic.AtomicBoolean(); void m() { held.set(true); x = 1; }`,
    'mutex held.value : x;',
  );
});

describe('postconditions over fields', () => {
  const two = 'void m() { x = 1; y = 1; } int look() { return y; }';
  const wait = 'volatile boolean flag; void m() { x = 1; while (!flag) { } y = 1; } int look() { return y; }';
  refused(
    'that the method does not use tell nothing of what was put together',
    two,
    'reduce; invariant x == y; annot post look: \\result == x;',
  );
  left(
    'that the method does not use tell nothing, also if they are given before',
    two,
    'annot post look: \\result == x; reduce; invariant x == y; check;',
  );
  refused(
    'that the method only asserts are not used',
    two,
    'assert x >= 0 at look.read(y); reduce; invariant x == y; annot post look: \\result == x;',
  );
  refused(
    'that the method no longer looks at are not used',
    'void m() { x = 1; y = 1; } int look() { int r = y; int s = x; return r; }',
    'abstract read x at look.read(x); reduce; invariant x == y; annot post look: \\result == x;',
  );
  refused(
    'do not hide what a thread has done that waits',
    wait,
    'invariant !flag; reduce; reduce loop m.loop; reduce; invariant x == 0; annot post look: x == 0;',
  );
  refused(
    'do not hide what a thread has done that waits for what it has itself',
    'void m() { x = 1; /*@ atomic */ { /*@ assume false */ } } int look() { return y; }',
    'reduce; invariant x == 0; annot post look: x == 0;',
  );
  proved(
    'that are shown before what writes the fields is put together tell all',
    'void m() { x = 1; y = 1; } int look() { return y; }',
    'invariant x == 0 || x == 1; reduce look; annot post look: x == 0 || x == 1; check look; reduce;',
  );
  proved(
    'may speak of what a single action writes',
    'void m() { x = 1; } int look() { return y; }',
    'reduce; invariant x == 0 || x == 1; annot post look: x == 0 || x == 1; check;',
  );
  test('that the method uses are said to be about the order of actions', async () => {
    const add = 'void add() { synchronized (lock) { x = x + 1; } } int get() { synchronized (lock) { return x; } }';
    const start = 'mutex lock.holder != null : x; reduce; check;';
    const { verdict, assumptions } = await run(
      add,
      `${start} annot post add: x == \\old(x) + 1; annot post get: \\result == \\result; check;`,
    );
    assert.equal(verdict, 'proved');
    assert.deepEqual(
      assumptions.filter((one) => one.includes('order in which actions')),
      ['`x == \\old(x) + 1` after `add` is about the order in which actions take effect'],
    );
  });
});

describe('findings', () => {
  proved('are no assertions', 'private volatile int v; void m() { v = v + 1; }', 'check;');
  left(
    'stay where the file uses containers',
    'private volatile int v; private final java.util.ArrayList<String> list = new java.util.ArrayList<>(); void m() { v = v + 1; }',
    'check;',
  );
  refused('are no reason to believe that nothing is lost', 'private volatile int v; void m() { v = v + 1; }', 'reduce;');
});

describe('what does nothing', () => {
  proved('is no step', 'void m() { x = 1; Thread.yield(); Thread.onSpinWait(); }', 'annot post m: x == 1; check m;');
});

describe('new objects', () => {
  proved(
    'are not mistaken for what another method calls by the same name',
    'private void f(int k) { if (k < 0) throw new RuntimeException(); } void h() { try { f(-1); } catch (RuntimeException e) { } } void c() { x = x + 1; }',
    'annot mover f: both; reduce f; reduce proc f; check;',
  );
});

describe('REDUCE-PROCEDURE', () => {
  refused(
    'a method is of the mover type that it is annotated with',
    'private void add() { x = 1; } void m() { add(); } void n() { x = 0; }',
    'annot mover add: both; reduce proc add;',
  );
  refused(
    'a method that calls itself is not taken to end',
    'private void go() { go(); } void m() { go(); assert x == 1; }',
    'reduce proc go;',
  );
  refused(
    'what a method is said to leave is shown',
    'private void set() { x = 1; } void m() { set(); }',
    'annot post set: x == 2; reduce proc set;',
  );
});

describe('INLINE-CALL', () => {
  refused('no recursion', 'void m(int n) { if (n > 0) m(n - 1); }', 'inline m;');
  proved(
    'the body as it stands',
    'void m() { add(2); } private void add(int k) { synchronized (lock) { x = x + k; } }',
    'mutex lock.holder != null : x; reduce; check; inline add; reduce; annot post m: x == \\old(x) + 2; check m;',
  );
});

describe('messages', () => {
  test('have formulas whole, and say what to try', async () => {
    const { steps } = await run('void m() { x = 1; x = 0; }', 'invariant x != 1 && (y == 0);');
    assert.ok(steps[0]!.message.includes('`x != 1 && (y == 0)`'), steps[0]!.message);
    assert.ok(steps[0]!.message.endsWith('`reduce` first'), steps[0]!.message);
  });
  test('name the place in the file of what the library does', async () => {
    const { left: open } = await run(
      'final java.util.concurrent.atomic.AtomicBoolean b = new java.util.concurrent.atomic.AtomicBoolean(); void m() { b.set(false); }',
      'mutex b.value as h;',
    );
    assert.deepEqual([...new Set(open.map((one) => one.span.file))], ['P.java']);
  });
});

describe('scripts', () => {
  test('an error of syntax is at its place', async () => {
    const { verdict, left: open } = await run('void m() { }', 'reduce;\ninvariant x = 0;');
    assert.equal(verdict, 'failed');
    assert.equal(open[0]?.span.start, 20);
  });
  test('undo takes back the last tactic', async () => {
    const { contexts } = await run('void m() { x = 1; y = 1; }', 'reduce; undo;');
    assert.equal(contexts.length, 3);
    assert.equal(contexts[2], contexts[0]);
  });
  test('in a comment of the class, which check does not take for a specification', () => {
    const file = { path: 'P.java', text: 'class P { int x; /*@ proof of P; invariant x == 0; */ void m() { } }' };
    assert.deepEqual([...analyse([file], { checkAll: true }).diagnostics.values()].flat(), []);
  });
});
