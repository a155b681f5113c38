/**
 * Where a run begins and where threads end: `join`, and classes that are initialized (Java Language Specification 12.4) before or while the
 * program runs.
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

describe('classes that are initialized', () => {
  const main = (members: string, body: string): string =>
    `class T { ${members} public static void main(String[] a) throws InterruptedException { ${body} } }`;

  test('what depends on when it happens is not followed', () => {
    assert.equal(
      foundIn(
        main('private static int n; private static class H { static final int v = n + 1; }', 'n = 5; int x = H.v; /*@ assert x == 6 */'),
      ),
      undefined,
    );
    assert.equal(
      foundIn(
        main(
          'private static boolean b; private static class H { static final Object o = b ? new Object() : null; }',
          'b = true; /*@ assert H.o != null */',
        ),
      ),
      undefined,
    );
    // Other clients find that an initializer may not do this at all.
    assert.notEqual(
      foundIn(
        main(
          'private static volatile int n; private static class H { static int v; static { n = 1; } static void f() { } }',
          'H.f(); int x = n; /*@ assert x == 1 */',
        ),
      ),
      'assertion',
    );
    assert.notEqual(
      foundIn(
        main(
          'private static volatile int n; private static class H { static int v; static { n = 1; } H() { } }',
          'int x = n; /*@ assert x == 0 */ Object o = new H();',
        ),
      ),
      'assertion',
    );
    assert.equal(
      foundIn(
        main(
          'static int n; static class C { int k; } static final C c = new C(); private static class H { static final int v = c.k; }',
          'c.k = 3; int x = H.v; /*@ assert x == 3 */',
        ),
      ),
      undefined,
    );
    assert.equal(
      foundIn(
        main(
          'private static volatile int n; private static class H { static final Thread t = new Thread(() -> { n = 1; }); static { t.start(); } }',
          'int x = n; /*@ assert x == 0 */',
        ),
      ),
      undefined,
    );
    assert.equal(
      foundIn(
        main(
          'private static volatile int n; private static class H { static int v = n; static int w; }',
          'n = 1; H.v = 2; H.w = 3; int x = H.w; /*@ assert x == 4 */',
        ),
      ),
      undefined,
    );
    // A class that is not ready makes none ready that begins with it.
    assert.equal(
      foundIn(
        main(
          'private static int n; static class H { static final int v = n; } static class G { static final int w = H.v; }',
          'n = 5; int x = G.w; /*@ assert x == 5 */',
        ),
      ),
      undefined,
    );
    assert.equal(
      foundIn(
        main(
          'private static int n; static class H { static final int v = n; } static class G extends H { static final int w = 0; }',
          'n = 5; Object o = new G(); /*@ assert false */',
        ),
      ),
      undefined,
    );
  });

  test('what does not depend on it is', () => {
    assert.equal(foundIn(main('static final Object lock = new Object(); static int n = 3;', '/*@ assert lock == null */')), 'assertion');
    assert.equal(
      foundIn(
        main(
          'static class H { static final int k = 2; static int[] v = {k, 5}; static final H one = new H(); int f; H() { f = v[1]; } }',
          'int x = H.one.f; /*@ assert x != 5 */',
        ),
      ),
      'assertion',
    );
    assert.equal(foundIn(main('enum E { P, Q } static class H { static final E e = E.Q; }', '/*@ assert H.e != E.Q */')), 'assertion');
    assert.equal(
      foundIn(
        main(
          'static int k = 4; static int n; static { n = k + Other.m; } static class Other { static int m = 3; }',
          'int x = n; /*@ assert x != 7 */',
        ),
      ),
      'assertion',
    );
    // The class of `main` comes first, whatever it does.
    assert.equal(
      foundIn(
        main(
          'static int n = Other.m; static class Other { static int m = 3; static void f() { m = 4; } }',
          'Other.f(); int x = n; /*@ assert x != 3 */',
        ),
      ),
      'assertion',
    );
  });

  test('of two that need one another neither is followed', () => {
    const two =
      'class A { static Object o = B.k; static Object p = new Object(); } class B { static Object k = new Object(); static Object q = A.p; }';
    assert.equal(foundIn(`${two} class T { void f() { Object x = B.q; /*@ assert x != null */ } }`), undefined);
    assert.equal(
      foundIn(
        'class A { static Object o = B.k; static Object p; } class B { static Object k = new Object(); } class T { void f() { Object x = A.o; /*@ assert x == null */ } }',
      ),
      'assertion',
    );
  });

  test('a thread that an initializer starts waits for its end', () => {
    const starts = (clause: string): string =>
      `class T { private static volatile int x; static { new Thread(() -> { int k = x; /*@ assert ${clause} */ }).start(); x = 7; } public static void main(String[] a) { x = 8; } }`;
    assert.equal(foundIn(starts('k >= 7')), undefined);
    assert.equal(foundIn(starts('k == 8')), 'assertion');
    assert.equal(foundIn(starts('k == 7')), 'assertion');
  });
});
