/**
 * What happens before threads meet: static initializers at the first use of their class, choices beside threads that run, lambdas whose
 * objects are new or not, loops that start threads.
 * Neighbours: `infer/prefix.ts`, `infer/initialization.ts`; the fixtures have more of what works.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { infer } from '../../src/infer/infer';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';

const prover = createWasmProver();
before(() => initParsers());
after(() => prover.dispose());

const inA = (members: string, main: string): string =>
  `class A { static int c; static synchronized void inc() { c++; } static Runnable make() { return () -> { c = 1; }; } ${members}
public static void main(String[] args) throws InterruptedException { ${main} } }`;
const thread = (body: string): string => `new Thread(() -> { ${body} }).start();`;
const BOX = 'static class Box { volatile int v; } static class Z { static final Box box = new Box(); static int f; } ';
const LATE = `${BOX} static class Y { static int b = Z.box.v; }`;

const CASES: readonly (readonly [name: string, text: string, verdict: string, reason?: RegExp])[] = [
  ['a class that a thread uses first sees what was written before', inA(LATE, `Z.box.v = 1; ${thread('assert Y.b == 0;')}`), 'unsafe'],
  ['and has the value', inA(LATE, `Z.box.v = 1; ${thread('assert Y.b == 1;')}`), 'safe'],
  ['one that main uses first does not', inA(LATE, `int b = Y.b; Z.box.v = 1; ${thread('assert Y.b == 0;')}`), 'safe'],
  [
    'what threads change meanwhile is not looked at by an initializer that may run at any time',
    inA(LATE, `${thread('Z.box.v = 1;')} ${thread('assert Y.b == 0;')}`),
    'unsupported',
    /looks at what changes/,
  ],
  [
    'nor what main changes beside threads',
    inA(LATE, `${thread('int z = Z.box.v;')} Z.box.v = 1; assert Y.b == 0;`),
    'unsupported',
    /looks at what changes/,
  ],
  [
    'an initializer that may run at any time changes nothing of others',
    inA(
      `${BOX} static class Y { static int b = Z.f; } static class X { static int a; static { Z.f = 1; a = Y.b; } }`,
      thread('assert X.a == 0;'),
    ),
    'unsupported',
    /changes what is not of its class/,
  ],
  [
    'where it runs at once it may',
    inA(
      `${BOX} static class Y { static int b = Z.f; } static class X { static int a; static { Z.f = 1; a = Y.b; } }`,
      `int a = X.a; ${thread('assert X.a == 1;')}`,
    ),
    'safe',
  ],
  [
    'two that need one another, in the order of their uses',
    inA(
      'static class P { static int v = Q.w + 1; } static class Q { static int w = P.v + 1; }',
      `int v = P.v; ${thread('assert P.v == 2 && Q.w == 1;')}`,
    ),
    'safe',
  ],
  [
    'and where the order is open',
    inA('static class P { static int v = Q.w + 1; } static class Q { static int w = P.v + 1; }', `${thread('assert P.v == 2;')}`),
    'unsupported',
    /need one another/,
  ],
  [
    'superclasses first',
    inA(
      'static int n; static class S { static int s = ++n; } static class T extends S { static int t = ++n; static void use() { } }',
      `T.use(); ${thread('assert S.s == 1 && T.t == 2;')}`,
    ),
    'safe',
  ],
  [
    'an initializer that starts a thread',
    inA(`static class P { static int p; static { ${thread('inc();')} } }`, `int p = P.p; ${thread('inc();')}`),
    'unsupported',
    /starts a thread/,
  ],
  [
    'an initializer that throws',
    inA(
      'static class P { static int p = bad(); static int bad() { throw new RuntimeException(); } }',
      `try { int p = P.p; } catch (Throwable e) { c = 1; } ${thread('assert c == 0;')}`,
    ),
    'unsupported',
    /throws/,
  ],
  [
    'whether two objects of one lambda are one is not known',
    inA('static Runnable a, b;', `a = make(); b = make(); ${thread('assert a != b;')}`),
    'unsupported',
    /identity/,
  ],
  [
    'nor whether their monitors are',
    inA('', `Runnable a = make(), b = make(); ${thread('synchronized (a) { c++; }')} ${thread('synchronized (b) { c++; }')}`),
    'unsupported',
    /monitor of the object of a lambda/,
  ],
  ['an object of a lambda is itself', inA('static Runnable a;', `a = make(); ${thread('Runnable r = a; assert r == a;')}`), 'safe'],
  [
    'and where threads make them in a loop, they are one or many',
    inA('', `${thread('for (;;) { Runnable r = make(); r.run(); assert c == 1; }')} ${thread('c = 1;')}`),
    'safe',
  ],
  [
    'but with values in them they are not the same',
    inA(
      'static Runnable with(int n) { return () -> { c = n; }; }',
      thread('Runnable one = with(1), two = with(2); two.run(); one.run(); assert c == 1;'),
    ),
    'safe',
  ],
  [
    'of which nobody may ask',
    inA('', `${thread('Runnable r = make(); Runnable q = make(); assert r == q;')} ${thread('c = 1;')}`),
    'unsupported',
    /identity/,
  ],
  ['threads of a loop are as many', inA('', `for (int i = 0; i < 2; i++) { ${thread('inc(); assert c <= 1;')} }`), 'unsafe'],
  [
    'a choice beside threads that run is no choice before',
    inA(
      'static boolean go;',
      `${thread('go = true;')} if (go) { ${thread('inc();')} } Thread.sleep(1); if (c > 0) { assert go; } assert c <= 1;`,
    ),
    'safe',
  ],
];

for (const [name, text, verdict, reason] of CASES)
  test(name, async () => {
    const { program } = analyse([{ path: 'A.java', text }], { checkAll: true, isAsWritten: true });
    const [found] = await infer(program, { prover });
    assert.equal(found?.verdict, verdict, found?.reason ?? '');
    if (reason) assert.match(found.reason ?? '', reason);
  });
