/**
 * Specifications: their names, types and stores; disciplines, class clauses, method specifications; what is wrong is reported where it
 * stands.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { printExpr, printLocation } from '../../src/plato/print-expr';
import type { LoweredText } from './lowered';
import { lower } from './lowered';

const requires = (made: LoweredText, id: string): readonly string[] => made.procedure(id).requires.map((clause) => printExpr(clause.expr));
const ensures = (made: LoweredText, id: string): readonly string[] => made.procedure(id).ensures.map((clause) => printExpr(clause.expr));

describe('names', () => {
  test('parameters, then fields, then the built-in names; real names shadow', async () => {
    const made = await lower(`class S { int start; } class J extends Thread { int tid; /*@ ghost int g; */
      //@ requires tid == 1 && \\tid != null && holder == \\main && start && s.start > 0 && holder.start && g == s.start
      void f(S s) { } }
      class K { //@ requires tid == main && this.holder == tid
        void f(int main2) { } }`);
    assert.deepEqual(requires(made, 'J.f(S)'), [
      'this.tid = 1 && tid != null && this.holder = main && this.start && s.start > 0 && this.holder.start && this.g = s.start',
    ]);
    assert.deepEqual(requires(made, 'K.f(int)'), ['tid = main && this.holder = tid']);
    assert.deepEqual(made.messages, []);
  });

  test('a wrong name is reported with a near one', async () => {
    const made = await lower(`class C { int counter; C next;
      //@ requires coutner > 0
      void f() { }
      //@ requires next.cuonter > 0
      void g() { }
      //@ requires zzz.counter > 0
      void h() { } 
      //@ requires counter > 0
      static void i() { } }`);
    assert.deepEqual(made.messages, [
      '2: There is no variable or field `coutner` here. Did you mean `counter`?',
      '4: `C` has no field `cuonter`. Did you mean `counter`?',
      '6: There is no variable or field `zzz` here.',
      '8: `counter` belongs to an object, but there is no `this` here: what the specification belongs to is static.',
    ]);
    assert.deepEqual(
      ['f', 'g', 'h', 'i'].map((name) => made.procedure(`C.${name}()`).hasSpecErrors),
      [true, true, true, true],
    );
  });

  test('a wrong type is reported with the types', async () => {
    const made = await lower(`class C { int n; Object o; boolean b; int[] a; String s;
      //@ requires n
      //@ requires n > b
      //@ requires n == o
      //@ requires s == this
      //@ requires a[b] == 0 && n.x == 1 && o[0] == 1
      //@ requires !n || -b == 1 || f() == 1
      //@ requires \\old(n) == n && n' == 1 && \\result == 1 && \\fresh(o)
      //@ requires (n ? 1 : 2) == 1 && (b ? 1 : o) == null
      int f() { return 1; } }`);
    assert.deepEqual(
      made.messages.map((message) => message.slice(0, message.indexOf(':')) + message.slice(message.indexOf(':') + 1)),
      [
        '2 A condition is needed here; `n` is of type `int`.',
        '3 `>` needs numbers; `b` is of type `boolean`.',
        '4 These can never be compared: `n` is of type `int`, and `o` is of type `Object`.',
        '5 These can never be compared: `s` is of type `String`, and `this` is of type `C`.',
        '6 An index must be an integer; `b` is of type `boolean`.',
        '6 `n` is of type `int`, which has no fields.',
        '6 `o` is of type `Object`, which is neither an array nor a map.',
        '7 A condition is needed here; `n` is of type `int`.',
        '7 `-` needs a number; `b` is of type `boolean`.',
        '7 A specification cannot call a method; `f` is called here.',
        '8 `\\old` has no meaning here: this speaks of one moment only.',
        '8 A prime has a meaning only in actions.',
        '8 `\\result` has a meaning only in `ensures`, `modifies` and actions.',
        '8 `\\fresh` has a meaning only in `ensures`.',
        '9 A condition is needed here; `n` is of type `int`.',
        '9 The two sides of `?:` do not agree: `1` is of type `int`, and `o` is of type `Object`.',
      ],
    );
  });
});

describe('stores', () => {
  test('ensures speaks of entry by \\old', async () => {
    const made = await lower(`class C { int n; C next; int[] a;
      //@ ensures n == \\old(n) + p && \\old(next).n == 1 && \\old(next.n) == 2 && \\old(a)[p] == \\old(a[p]) && \\result == null && \\fresh(next)
      C f(int p) { return null; } }`);
    assert.deepEqual(ensures(made, 'C.f(int)'), [
      "this.n' = this.n + p && this.next.n' = 1 && this.next.n = 2 && this.a[p]' = this.a[p] && $result = null && fresh(this.next')",
    ]);
  });

  test('an action is written with \\old or with primes', async () => {
    const made = await lower(
      "class C { int n; C next; /*@ env_assumption \\old(n) <= n */ /*@ env_assumption n <= n' */ /*@ env_assumption next.n' == next'.n' */ }",
    );
    assert.deepEqual(
      made.program.envAssumptions.filter(({ owner }) => owner === 'C').map(({ clause }) => printExpr(clause.expr)),
      ["this.n <= this.n'", "this.n <= this.n'", "this.next.n' = this.next'.n'"],
    );
  });

  test('inside a body \\old is the entry', async () => {
    const made = await lower(
      'class C { int n; void f() { int k = n; /*@ assert k == n && \\old(n) == n; */ /*@ loop_invariant n >= \\old(n) */ while (k > 0) k--; } }',
    );
    assert.match(
      made.body('C.f()'),
      /k = this\.n && this\.n\\old = this\.n \? <skip> assert|k = this\.n && this\.n.old = this\.n\)? \? <skip> assert/,
    );
  });
});

describe('disciplines', () => {
  test('of fields, elements and ghost maps', async () => {
    const made = await lower(`class C { Object lock;
      /*@ unwritable_by_env_if holder == tid */ int a;
      /*@ writable_if tid == main readable_if lock.holder == tid */ static int b = 1; 
      /*@ guarded_by[i][j] i > j && holder == tid */ long[][] c;
      /*@ elems_unwritable_by_env_if[k] holder == tid */ int[] d;
      //@ ghost /*@ guarded_by[n] locks[n] == tid */ static int -> Thread locks;
    }`);
    const of = (name: string): readonly string[] =>
      made.program.fields
        .find((field) => field.id === `C.${name}`)!
        .disciplines.map(
          ({ keyword, indices, clause }) =>
            `${keyword}${indices.map((index) => `[${index.name}: ${index.type.kind}]`).join('')} ${printExpr(clause.expr)}`,
        );
    assert.deepEqual(of('a'), ['unwritable_by_env_if this.holder = tid']);
    assert.deepEqual(of('b'), ['writable_if tid = main']);
    assert.deepEqual(of('c'), ['guarded_by[i: int][j: int] i > j && this.holder = tid']);
    assert.deepEqual(of('d'), ['unwritable_by_env_if[k: int] this.holder = tid']);
    assert.deepEqual(of('locks'), ['guarded_by[n: int] static.locks{n} = tid']);
    assert.deepEqual(made.messages, [
      '3: `lock` belongs to an object, but there is no `this` here: what the specification belongs to is static.',
    ]);
    assert.ok(made.procedure('C.<init>()').hasSpecErrors);
  });

  test('@GuardedBy names a lock', async () => {
    const made = await lower(`class C { final Object lock = new Object(); static final Object LOCK = new Object();
      @GuardedBy("lock") int a; @GuardedBy("this") int b; @GuardedBy("this.lock") int c; @GuardedBy("C.LOCK") static int d; @GuardedBy("C.class") int e; @GuardedBy("itself") Object f;
      @GuardedBy("lokc") int g; @GuardedBy("lock()") int h; @GuardedBy("a") int i;
      @GuardedBy("lock") void m() { } }`);
    const of = (name: string): string =>
      made.program.fields
        .find((field) => field.id === `C.${name}`)!
        .disciplines.map(({ keyword, clause }) => `${keyword} ${printExpr(clause.expr)}`)
        .join();
    assert.deepEqual(['a', 'b', 'c', 'd', 'e', 'f'].map(of), [
      'guarded_by this.lock.holder = tid',
      'guarded_by this.holder = tid',
      'guarded_by this.lock.holder = tid',
      'guarded_by static.LOCK.holder = tid',
      'guarded_by class(C).holder = tid',
      '',
    ]);
    assert.deepEqual(requires(made, 'C.m()'), ['this.lock.holder = tid']);
    assert.deepEqual(made.messages, [
      '2: whoever relies on this is not checked: `@GuardedBy("itself")` on a field that refers to no collection; `@GuardedBy("this")` before the fields of its class says what is protected',
      '3: There is no variable or field `lokc` here. Did you mean `lock`?',
      '3: There is no method `lock()` without parameters here.',
      '3: `a` is of type `int`; a lock must be an object.',
    ]);
  });
});

describe('methods', () => {
  test('frames', async () => {
    const made = await lower(
      'class C { int n; C next; int[] a; /*@ modifies n, next.n, a[2], a[*], next.* */ void f() { } /*@ modifies next.a, n.* */ void g() { } }',
    );
    assert.deepEqual(
      made.procedure('C.f()').modifies?.map((item) => (item.kind === 'location' ? printLocation(item.location) : item.kind)),
      ['this.n', 'this.next.n', 'this.a[2]', 'allElements', 'allFields'],
    );
    assert.deepEqual(made.messages, ['1: `n` is of type `int`, which has no fields.']);
    assert.equal(made.procedure('C.f()').isAbstract, true);
  });

  test('an override without a specification has that of the method above', async () => {
    const made = await lower(
      'class A { int n; /*@ requires k > n */ /*@ ensures \\result > k */ int f(int k) { return k + 1; } } class B extends A { int f(int other) { return other + 2; } } class D extends B { /*@ requires k == 1 */ int f(int k) { return 2; } }',
    );
    assert.deepEqual(
      [requires(made, 'B.f(int)'), ensures(made, 'B.f(int)'), made.procedure('B.f(int)').isAbstract],
      [['other > this.n'], ['$result > other'], true],
    );
    assert.deepEqual(
      [requires(made, 'D.f(int)'), ensures(made, 'D.f(int)'), made.procedure('D.f(int)').isAbstract],
      [['k = 1'], [], false],
    );
  });

  test('exceptional postconditions', async () => {
    const made = await lower(
      'class C { int n; /*@ exsures (Error e) e != null && n == \\old(n) */ void f() { throw new Error(); } /*@ exsures (Eror e) true */ void g() { } }',
    );
    assert.deepEqual(
      made.procedure('C.f()').exsures.map((one) => `${one.className}: ${printExpr(one.clause.expr)}`),
      ["java.lang.Error: $exception != null && this.n' = this.n"],
    );
    assert.deepEqual(made.messages, ['1: `Eror` is no exception that is known here.']);
  });

  test('parameters and fields that are never null', async () => {
    const made = await lower(
      'class C { /*@ non_null */ Object f; void m(/*@ non_null */ Object o, @NonNull Object p) { f = null; f = o; } }',
    );
    assert.deepEqual(requires(made, 'C.m(java.lang.Object,java.lang.Object)'), ['o != null', 'p != null']);
    assert.equal(
      made.asserts('C.m(java.lang.Object,java.lang.Object)').filter((message) => message.startsWith('`f` must not be null')).length,
      2,
    );
    assert.equal(made.program.fields.find((one) => one.id === 'C.f')?.isDeclaredNonNull, true);
    assert.equal(made.procedure('C.<init>()').isChecked, true);
  });

  test('clauses that are not translated yet are named', async () => {
    const made = await lower('class C { int n; /*@ decreases n */ void h() { } }');
    assert.deepEqual(made.procedure('C.h()').unsupported.length, 1);
  });
});

describe('in bodies', () => {
  test('set changes ghost fields only, entries of maps included', async () => {
    const made = await lower(`class C { int n; C next; /*@ ghost int g; ghost int -> int -> boolean m; */
      void f() { /*@ set g = g + 1; set m[1][g] = true; set next.g = 2; */ }
      void h() { /*@ set n = 1; set g = true; set holder = null; */ } }`);
    assert.deepEqual(
      made
        .body('C.f()')
        .split('\n')
        .slice(1, -1)
        .map((line) => line.trim()),
      [
        "<this.g' = this.g + 1> ghost",
        "<this.m' = this.m{1 := this.m{1}{this.g := true}}> ghost",
        "<$1' = this.next> ghost",
        "$1 != null ? <$1.g' = 2> ghost",
      ],
    );
    assert.deepEqual(made.messages, [
      '3: `set` changes ghost fields of the workspace only; `n` is none.',
      '3: `g` is of type `int`; it cannot be given `true` of type `boolean`.',
      '3: `set` changes ghost fields of the workspace only; `holder` is none.',
    ]);
  });

  test('assumptions are facts that the result rests on', async () => {
    const made = await lower('class C { int n; void f(int k) { /*@ assume k > n; */ /*@ unreachable */ } }');
    assert.deepEqual(made.procedure('C.f(int)').restsOn, ['assumes `k > n`']);
    assert.deepEqual(made.asserts('C.f(int)'), ['This point is declared unreachable, but may be reached.']);
  });

  test('locals are seen as Java sees them', async () => {
    const made = await lower(
      'class C { int x; void f(int y) { y = 2; { int x = 1; /*@ assert x == y; */ } /*@ assert x == y; */ } /*@ requires y > 0 */ void g(int y) { y = 1; } }',
    );
    assert.match(made.body('C.f(int)'), /x = y#2 \? <skip> assert[^]*this\.x = y#2 \? <skip> assert/);
    assert.deepEqual(requires(made, 'C.g(int)'), ['y > 0']);
  });
});

describe('what is checked', () => {
  const checked = (made: LoweredText): readonly string[] => made.program.procedures.filter((one) => one.isChecked).map((one) => one.id);

  test('classes of files with a specification, and code that could break one', async () => {
    const made = await lower(
      'class A { /*@ guarded_by holder == tid */ int n; void f() { } }',
      'class B { void g(A a) { a.n = 1; } void h() { } }',
      'class D { void i() { } }',
    );
    assert.deepEqual(checked(made), ['A.f()', 'B.g(A)', 'B.h()']);
  });

  test('also what is not translated but names a field that a specification is about', async () => {
    const made = await lower(
      'class A { /*@ guarded_by holder == tid */ int n; }',
      'class B { Runnable g(A a) { return () -> a.n = 1; } }',
      'class D { Runnable g() { return new Runnable() { public void run() { new A().n++; } }; } }',
      'class E { Runnable g() { return () -> { }; } }',
    );
    assert.deepEqual(checked(made), ['D.g$1.run()', 'B.g$lambda1.run()']);
  });

  test('not helpers, nor private methods, that a checked one calls', async () => {
    const made = await lower(`class A { //@ helper
      void f() { } private void g() { } private void h() { i(); } private void i() { h(); } //@ requires true
      private void j() { } void k() { g(); e(); } /*@ helper */ void e() { } private void l() { } }`);
    assert.deepEqual(checked(made), ['A.f()', 'A.h()', 'A.j()', 'A.k()', 'A.l()']);
  });

  test('static fields that an invariant speaks of are initialized, even where nothing is written', async () => {
    const made = await lower('class A { static int n; /*@ global_invariant n >= 0 */ } class B { static int m; }');
    assert.deepEqual(checked(made), ['A.<clinit>()', 'A.<init>()']);
    assert.equal(made.body('A.<clinit>()'), "<static.n' = 0> specification");
  });

  test('a wrong class clause takes everything with it that relies on the class', async () => {
    const made = await lower(
      'class A { int n; /*@ global_invariant nn > 0 */ void f() { } } class B { void g(A a) { a.n = 1; } void h(A a) { g(a); } void i() { } }',
    );
    assert.deepEqual(
      ['A.f()', 'B.g(A)', 'B.h(A)', 'B.i()'].map((id) => made.procedure(id).hasSpecErrors),
      [true, true, true, false],
    );
  });
});

describe('fields known not to be null', () => {
  const known = async (text: string, id = 'C.f'): Promise<boolean> =>
    (await lower(text)).program.fields.find((field) => field.id === id)!.isNonNull;

  test('final and made at once', async () => {
    assert.equal(await known('class C { final Object f = new Object(); }'), true);
    assert.equal(await known('class C { final int[] f = new int[3]; int g = 1; }'), true);
    assert.equal(await known('class D { int n = 1; D(int k) { n = k; } } class C { final D f = new D(2); }'), true);
    assert.equal(await known('class C { static final Object f = new Object(); }'), true);
  });

  test('not where someone could have seen it before', async () => {
    assert.equal(await known('class C { Object f = new Object(); }'), false);
    assert.equal(
      await known('class C { final Object f; C() { f = new Object(); } }'),
      true,
      'every constructor sets it before it shows the object',
    );
    assert.equal(await known('class C { final Object f; C() { f = new Object(); } C(int n) { f = null; } }'), false);
    assert.equal(await known('class C { static C c; final Object f; C() { c = this; f = new Object(); } }'), false);
    assert.equal(await known('class C { int g = show(); final Object f = new Object(); int show() { return 1; } }'), false);
    assert.equal(await known('class B { B() { look(); } void look() { } } class C extends B { final Object f = new Object(); }'), false);
    const another = 'class D { static C c; D() { c.toString(); } } class C { final Object f = new D(); }';
    assert.equal(await known(another), true, 'who does not know the object asks another one');
    assert.equal(await known(another.replace('new D()', 'new D(this)').replace('D()', 'D(C given)')), false);
    assert.equal(await known('class C extends Unknown { final Object f = new Object(); }'), false);
    assert.equal(await known('class C { { show(); } final Object f = new Object(); void show() { } }'), false);
  });
});
