/** Calls reach every method that may run, exceptions are followed through them, and what is not translated says so. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lower, lowerAs, text } from './lowered';

/** In a file with a clause nothing is taken for granted of code without source. */
const STATED = '\nclass Stated {\n  //@ ghost int stated;\n}';

async function reasons(source: string, id: string): Promise<readonly string[]> {
  return (await lowerAs({ checkAll: true }, source + STATED)).procedure(id).unsupported.map((one) => one.reason);
}

describe('dispatch', () => {
  const CLASSES =
    'class A { int m() { return 1; } } class B extends A { int m() { return super.m(); } } class D extends A { } final class E extends A { int m() { return 2; } }';

  test('a virtual call considers every override, by class', async () => {
    const made = await lower(`${CLASSES} class C { int f(A x) { return x.m(); } int g(E x) { return x.m(); } }`);
    assert.match(made.body('C.f(A)'), /call \$1 = A\.m\(\) \{A, D\} \| B\.m\(\) \{B\} \| E\.m\(\) \{E\} \(x\)/);
    assert.match(made.body('C.g(E)'), /call \$1 = E\.m\(\) \(x\)/);
    assert.match(made.body('B.m()'), /call \$1 = A\.m\(\) \(this\)/);
  });

  test('private, static and super calls have one target', async () => {
    const made = await lower(
      'class C { private int p() { return 1; } static int s() { return 2; } int f() { return p() + s() + C.s(); } }',
    );
    assert.match(made.body('C.f()'), /call \$1 = C\.p\(\) \(this\)\n.*call \$2 = C\.s\(\) \(\)\n.*call \$3 = C\.s\(\) \(\)/);
  });

  test('a library method is what the stub says, unless a class of the workspace overrides it', async () => {
    const made = await lower(
      'class C { public int hashCode() { return 1; } int f(Object o) { return o.hashCode(); } boolean g(Object o) { return o.equals(null); } }',
    );
    assert.equal(
      made.body('C.f(java.lang.Object)'),
      text`
      {
        o != null ? <skip>
        choice (
          {
            <o is C>
            call $1 = C.hashCode() (o)
          }
        []
          {
            <!(o is C)>
            call $1 = java.lang.Object.hashCode() (o)
          }
        )
        <$result' = $1>
        exit $return
      }
    `,
    );
    assert.match(made.body('C.g(java.lang.Object)'), /call \$1 = java\.lang\.Object\.equals\(java\.lang\.Object\) \(o, null\)/);
  });

  test('interfaces, default methods, generic overrides', async () => {
    const made = await lower(`interface I<T> { int m(T t); default int d(T t) { return m(t); } }
      class A implements I<String> { public int m(String s) { return 1; } }
      class B implements I<B> { public int m(B b) { return 2; } public int d(B b) { return 3; } }
      class C { int f(I<String> i) { return i.m("x") + i.d("y"); } }`);
    assert.match(made.body('C.f(I)'), /call \$1 = A\.m\(java\.lang\.String\) \{A\} \| B\.m\(B\) \{B\} \(i, "x"\)/);
    assert.match(made.body('C.f(I)'), /call \$2 = I\.d\(java\.lang\.Object\) \{A\} \| B\.d\(B\) \{B\} \(i, "y"\)/);
  });

  test('a method that only its superclass has implements an interface', async () => {
    const made = await lower(
      'interface I { int m(); } class A { public int m() { return 1; } } class B extends A implements I { } class C { int f(I i) { return i.m(); } }',
    );
    assert.match(made.body('C.f(I)'), /call \$1 = A\.m\(\) \(i\)/);
  });

  test('variable numbers of arguments are packed', async () => {
    const made = await lower('class C { int f(int k, Object... os) { return f(1, "a", null) + f(2) + f(3, os); } }' + STATED);
    assert.match(
      made.body('C.f(int,java.lang.Object[])'),
      /new java\.lang\.Object\[\] \(2\)>.*\n\s*<\$1\[0\]' = "a"> write\n\s*<\$1\[1\]' = null> write\n\s*call \$2 = C\.f\(int,java\.lang\.Object\[\]\) \(this, 1, \$1\)/,
    );
    assert.match(made.body('C.f(int,java.lang.Object[])'), /\(this, 3, os\)/);
  });
});

describe('overloads', () => {
  test('the most special one that fits: first without boxing, then with, then with a variable number', async () => {
    const made =
      await lower(`class C { int m(Object o) { return 1; } int m(String s) { return 2; } int m(long l) { return 3; } int m(Integer i) { return 4; } int m(int... is) { return 5; }
      void f() { m("x"); m(1); m('c'); m(1, 2); m(this); m((Integer) 1); m(null + ""); m(2.0); } }`);
    assert.deepEqual(
      [...made.body('C.f()').matchAll(/call C\.m\((.*?)\) /g)].map((match) => match[1]),
      ['java.lang.String', 'long', 'long', 'int[]', 'java.lang.Object', 'java.lang.Integer', 'java.lang.String', 'java.lang.Object'],
    );
  });
});

describe('exceptions through calls', () => {
  test('are followed to the fixpoint, recursion included', async () => {
    const made = await lower(
      'class C { void a(int k) { if (k > 0) b(k - 1); } void b(int k) { if (k == 7) throw new Error(); a(k); } void c() { d(); } void d() { c(); } void e() { Integer.parseInt("1"); } }' +
        STATED,
    );
    assert.deepEqual(
      ['a(int)', 'b(int)', 'c()', 'd()', 'e()'].map((name) => made.procedure(`C.${name}`).mayThrow),
      [true, true, false, false, true],
    );
    assert.match(made.body('C.a(int)'), /throws \$exception to \$throw/);
    assert.doesNotMatch(made.body('C.c()'), /throws/);
  });
});

describe('what is not translated', () => {
  test('is named at the construct; the other methods are lowered', async () => {
    const source =
      'import java.util.Spliterator; class C { int n; void f(Spliterator<String> l) { n = 1; l.add("x"); } void g() { Object r = () -> { }; } void h() { n = 2; } }' +
      STATED;
    const made = await lowerAs({ checkAll: true }, source);
    assert.deepEqual(
      made.procedure('C.f(java.util.Spliterator)').unsupported.map((one) => [one.reason, one.span.start]),
      [['a call of `java.util.Spliterator.add`, which has neither source nor a trusted specification here', source.indexOf('l.add')]],
    );
    assert.deepEqual(
      made.procedure('C.g()').unsupported.map((one) => one.reason),
      ['a lambda expression where a `Object` is wanted, which is no interface with one method here'],
    );
    assert.deepEqual(made.procedure('C.h()').unsupported, []);
  });

  test('every reason in words', async () => {
    const one = async (method: string): Promise<string> =>
      (await reasons(`class C extends Unknown { ${method} }`, 'C.f()'))[0] ?? 'translated';
    assert.equal(
      await one('Object f() { return this::f; }'),
      'a method reference where a `Object` is wanted, which is no interface with one method here',
    );
    assert.equal(await one('Object f() { return new Object() { }; }'), 'translated');
    assert.equal(await one('void f() { class L { } }'), 'translated');
    assert.equal(
      await one('java.util.Spliterator<Object> f() { return new java.util.Spliterator<>() { }; }'),
      'the creation of `Spliterator`, which has neither source nor a trusted specification here',
    );
    assert.equal(
      await one('void f() { try (java.io.Closeable c = null) { } }'),
      'a call of `java.io.Closeable.close`, which has neither source nor a trusted specification here',
    );
    assert.equal(
      await one('void f() { double d = 1; switch (d) { case 1: } }'),
      'a switch on something that is neither a number, a string nor an enum',
    );
    assert.equal(
      await one('void f() { new Thread(this); }'),
      'the constructor `java.lang.Thread(C)`, which has neither source nor a trusted specification here',
    );
    assert.equal(
      await one('void f() { inherited(); }'),
      'a call of `Unknown.inherited`, which has neither source nor a trusted specification here',
    );
    assert.match(await one('void f() { int x = field; }'), /the name `field`, which is not found; it may be inherited from `Unknown`/);
    assert.equal(await one('void f() { Runnable it = null; for (Object c : it) { } }'), 'a `for` loop over a value of type `Runnable`');
    assert.equal(await one('native void f();'), 'a native method');
    assert.equal(await one('void f() { Object[] a = new String[2]; a.clone(); }'), 'a copy of an array that may be of another type');
    assert.deepEqual(await reasons('class C extends Unknown { }', 'C.<init>()'), [
      'the constructor of `Unknown`, which has neither source nor a trusted specification here',
    ]);
  });

  test('a lambda whose interface is not known may be behind every one with one method that it could implement', async () => {
    const shapes =
      'interface Task { int go(); } interface Other { int go(); } class T implements Task { public int go() { return 1; } } class O implements Other { public int go() { return 1; } }';
    assert.deepEqual(await reasons(`${shapes} class C { void f(Task t) { t.go(); } Task g() { return () -> 1; } }`, 'C.f(Task)'), []);
    assert.deepEqual(await reasons(`${shapes} class C { void f(Other t) { t.go(); } Task g() { return () -> 1; } }`, 'C.f(Other)'), []);
    assert.match(
      (
        await reasons(
          `${shapes} class C { void f(Other t) { t.go(); } void g(java.util.Spliterator<Other> l) { l.add(() -> 1); } }`,
          'C.f(Other)',
        )
      ).join(),
      /may implement/,
    );
  });

  test('an anonymous class counts as an override, also where nothing of it is translated', async () => {
    const made = await lower(
      'class A { int m() { return 1; } } class C { int f(A a) { return a.m(); } A g() { return new A() { int m() { return 2; } }; } }',
    );
    assert.match(made.body('C.f(A)'), /A\.m\(\) \{A\} \| C\.g\$1\.m\(\) \{C\.g\$1\}/);
    assert.deepEqual(made.procedure('C.g$1.m()').unsupported, []);
    const hidden = await lower(
      'class A { int m() { return 1; } } class C { int f(A a) { return a.m(); } void g() { unknown(new A() { int m() { return 2; } }, () -> new A() { int m() { return 3; } }); } }' +
        STATED,
    );
    assert.match(hidden.body('C.f(A)'), /A\.m\(\) \{A\} \| C\.g\$1\.m\(\) \{C\.g\$1\} \| C\.g\$2\.m\(\) \{C\.g\$2\}/);
    assert.deepEqual(
      hidden.procedure('C.g$2.m()').unsupported.map((one) => one.reason),
      ['a method of an anonymous class'],
    );
  });
});
