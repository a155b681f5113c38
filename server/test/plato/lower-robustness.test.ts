/** Whatever Java comes: nothing throws, every method is lowered or says why not, and the result is consistent. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoweredText } from './lowered';
import { SOME_FUNCTIONS, lowerAs } from './lowered';

const FILES: readonly string[] = [
  `package shop; import java.util.*; import java.util.function.*; import static java.lang.Math.max;
   public class Cart<T extends Comparable<T>> implements Iterable<T> {
     private final List<T> items = new ArrayList<>(); private int size; protected Map<String, Integer> counts = new HashMap<>();
     public void add(T item) { items.add(item); size++; counts.merge(item.toString(), 1, Integer::sum); }
     public Iterator<T> iterator() { return items.iterator(); }
     public T best() { T b = null; for (T t : this) if (b == null || t.compareTo(b) > 0) b = t; return b; }
     public <R> Cart<?> map(Function<? super T, ? extends R> f) { items.stream().map(f).forEach(System.out::println); return null; }
     static <A, B extends A> A pick(A a, B b) { return a == null ? b : a; }
     int most(int... ns) { int m = 0; for (int n : ns) m = max(m, n); return m; }
   }`,
  `enum Op implements java.util.function.IntBinaryOperator { PLUS("+") { public int applyAsInt(int a, int b) { return a + b; } }, MINUS("-") { public int applyAsInt(int a, int b) { return a - b; } };
     private final String sign; private static final java.util.Map<String, Op> BY_SIGN = new java.util.HashMap<>(); static { for (Op op : values()) BY_SIGN.put(op.sign, op); }
     Op(String sign) { this.sign = sign; } static Op of(String s) { return BY_SIGN.get(s); } }`,
  `record Pair<A, B>(A first, B second) { static int made; Pair { made++; } Pair(A a) { this(a, null); } <C> Pair<A, C> with(C c) { return new Pair<>(first, c); } @Override public String toString() { return first + "," + second(); } }
   sealed interface Shape permits Circle, Square { double area(); } record Circle(double r) implements Shape { public double area() { return Math.PI * r * r; } } record Square(double s) implements Shape { public double area() { return s * s; } }
   class Shapes { double total(Shape... all) { double t = 0; for (var s : all) t += s.area(); return t; } String name(Shape s) { return switch (s) { case Circle c -> "c" + c.r(); case Square(double x) -> "s" + x; }; } }`,
  `class Outer { int x; static int y; class Inner { int z = x; class Deep { int w = z + Outer.this.x; } void up() { x++; y++; Outer.this.x--; } } Inner make() { return new Inner(); } Inner.Deep deep() { return make().new Deep(); }
     static class Nested extends Outer { int x() { return super.x + x; } } Object anonymous() { int k = 3; return new Object() { int m = k; public String toString() { return "" + m + x; } }; }
     void local() { record R(int a) { } enum E { A } interface I { } class L extends Outer { } new L().local(); System.out.println(new R(1).a()); } }`,
  `class Flow { int f(Object o, String s, int[] a, int k) throws Exception {
       label: { if (k > 0) break label; k = -k; } switch (s) { case "a", "b" -> k++; default -> { } }
       int r = switch (k) { case 1, 2: yield 3; default: { if (a[0] > 0) yield 4; throw new IllegalStateException("x" + k); } };
       try (var in = new java.io.StringReader(s)) { r += in.read(); } catch (java.io.IOException | RuntimeException e) { throw e; } finally { r++; }
       do { if (r > 3) continue; r++; } while (r < 9); for (;;) { if (r-- < 0) break; } for (int i = 0, j = 9; i < j; i++, j--) { r ^= i << j; }
       synchronized (Flow.class) { if (o instanceof Flow fl && fl != this) return fl.f(null, null, null, 0); } assert r > 0 : "no"; return o == null ? r : (r = 3) + r++ - --r; }
     long bits(long x, int n) { x >>>= n; x |= 1L << 63 & ~0xFFL; x %= 7; return x == 0x1p3 ? 'a' : (short) x; } char c = 'x'; { c++; c += 2; c = (char) (c + 1); } Integer boxed = 3; { boxed++; boxed += 2; int z = boxed + boxed; Long l = 5L; Object o = 'c'; boolean b = boxed == 3 && o.equals(boxed); } }`,
  `abstract class Tree<K extends Comparable<? super K>, V> { static abstract class Node<K, V> { K k; V v; Node<K, V> l, r; abstract int h(); } Node<K, V> root; V get(K k) { Node<K, V> n = root; while (n != null) { int c = k.compareTo(n.k); if (c == 0) return n.v; n = c < 0 ? n.l : n.r; } return null; }
     @SuppressWarnings("unchecked") K[] keys(int n) { return (K[]) new Comparable[n]; } void sort(K[] a) { for (int i = 1; i < a.length; i++) for (int j = i; j > 0 && a[j - 1].compareTo(a[j]) > 0; j--) { K t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; } } }`,
  'class A extends A { } interface I extends J { } interface J extends I { } class B extends B.C { class C { } } class X { X(int x, int x) { } int m; int m; void d() { } void d() { } int v = v + 1; final int w = w; static final int P = Q; static final int Q = P; void $1(int $result, int $2) { int $3 = $2; $2 = $3 + $result; this.$1($2++, $2); } }',
  'class',
  '',
  '\u0000\ufffd',
  'class C { void f( { } void g() { int x = ; } }',
  'package p; import x.*; import static y.Z.*; class D { Unknown u; Unknown<D>[] us; void f(Unknown a, Unknown[] b) { u = a; us[0].z = 3; g(a, b[0]).h(); u++; a.b.c(); q(); new Unknown(); Object o = (Unknown) a; if (a instanceof Unknown) f(null, null); for (var x : a) { } } }',
];

function everyMethodIsAccounted(made: LoweredText): void {
  for (const one of made.program.procedures) {
    if (one.isTrusted) continue;
    const isAbstract = one.body === undefined && one.unsupported.length === 0 && !one.hasSyntaxErrors;
    if (isAbstract) assert.equal(one.isChecked, false, `${one.id} has neither a body nor a reason`);
    for (const { reason } of one.unsupported) assert.doesNotMatch(reason, /internal error/, one.id);
  }
}

describe('ordinary and odd Java', () => {
  FILES.forEach((file, index) =>
    test(`file ${index}`, async () => {
      everyMethodIsAccounted(await lowerAs({ checkAll: true }, file));
    }),
  );

  test('all at once', async () => {
    everyMethodIsAccounted(await lowerAs({ checkAll: true }, ...FILES));
  });

  test('cut off anywhere', async () => {
    const file = FILES[4]!;
    for (let end = 0; end < file.length; end += 37) everyMethodIsAccounted(await lowerAs({ checkAll: true }, file.slice(0, end)));
  });

  test('very deep and very long expressions', async () => {
    const sum = Array.from({ length: 400 }, (_, index) => `x${index % 3}`).join(' + ');
    const nested = '('.repeat(150) + '1' + ')'.repeat(150);
    everyMethodIsAccounted(
      await lowerAs(
        { checkAll: true },
        `class C { int x0, x1, x2; int f() { return ${sum} + ${nested}; } String g() { return "a" ${' + x1 + "b"'.repeat(120)}; } }`,
      ),
    );
  });

  test('two programs that reuse a name stay apart', async () => {
    const made = await lowerAs(
      { checkAll: true },
      'class Job { int a; int f() { return a; } }',
      'class Job { int b; int f() { return b; } } class Main { int g(Job j) { return j.b + j.f(); } }',
    );
    assert.match(made.body('Main.g(Job#2)'), /call \$2 = Job#2\.f\(\)/);
    assert.equal(made.procedure('Job#2.f()').display, 'Job.f');
  });

  test('what the checker adds is the same every time', async () => {
    const [first, second] = [await lowerAs({ checkAll: true }, ...FILES), await lowerAs({ checkAll: true }, ...FILES)];
    assert.deepEqual(JSON.stringify(first.program), JSON.stringify(second.program));
  });
});

describe('the library', () => {
  test('parses, and its specifications are right', async () => {
    const made = await lowerAs({ checkAll: true }, SOME_FUNCTIONS);
    assert.deepEqual(made.diagnostics, []);
    for (const one of made.program.procedures.filter(({ owner }) => !owner.startsWith('SomeFunctions'))) {
      assert.ok(one.isTrusted && !one.isChecked && one.unsupported.length === 0 && !one.hasSpecErrors, one.id);
    }
  });

  test('methods change nothing unless a clause says so; what is abstract without a clause is not believed', async () => {
    const made = await lowerAs({ checkAll: true }, '');
    assert.deepEqual(made.procedure('java.lang.Object.equals(java.lang.Object)').modifies, []);
    assert.equal(made.procedure('java.lang.System.arraycopy(int[],int,int[],int,int)').modifies?.length, 1);
    assert.equal(made.procedure('java.lang.Runnable.run()').isAbstract, false);
    assert.equal(made.procedure('java.lang.Thread.sleep(long)').mayThrow, true);
    assert.deepEqual(
      made.procedure('java.lang.Thread.sleep(long)').exsures.map((one) => one.clause.text),
      ['throws InterruptedException'],
    );
  });
});
