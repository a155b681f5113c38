/**
 * Types at run time: `instanceof` with and without variables, where these are in scope, casts, arrays of arrays and what may be stored in
 * them, `getClass`, exceptions that are caught by class.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'static class A { int n = 1; } static class B extends A { int n = 2; int b = 3; } static class C extends B { } interface I { } static class D extends A implements I { int d = 4; } static final class E extends RuntimeException { } static class Shut implements AutoCloseable { final int[] log; final int k; Shut(int[] log, int k) { this.log = log; this.k = k; } public void close() { log[0] = log[0] * 10 + k; } }',
  'private static Object a() { return new A(); } private static A b() { return new B(); } private static Object d() { return new D(); } private static Object s() { return "s"; } private static Object n() { return null; } private static Object i() { return 5; } private static boolean yes() { return true; } static int caught = 0;',
  'private static int fail(int k) { if (k == 1) throw new IllegalStateException(); if (k == 2) throw new IllegalArgumentException("m"); if (k == 3) throw new E(); if (k == 4) throw new UnsupportedOperationException(); return k; }',
];

export const PATTERNS: ValueTheme = {
  name: 'patterns',
  make: (random: Random): ValueProgram =>
    programOf(
      'Patterns',
      SHARED,
      times(5, (index) => method(random, `m${index}`)),
    ),
};

function method(random: Random, name: string): MethodText {
  const value = (): string => random.pick(['a()', 'b()', 'd()', 's()', 'n()', 'i()', 'new C()', 'new int[1]', 'new B[2]']);
  const type = (): string =>
    random.pick(['A', 'B', 'C', 'D', 'I', 'String', 'Integer', 'Object', 'int[]', 'A[]', 'Object[]', 'Number', 'Comparable<?>']);
  const known = (): string => random.pick(['A', 'B', 'D']);
  const n = (): number => random.below(6);
  const choices: readonly (readonly [string, string])[] = [
    ['instanceof', `Object o = ${value()}; return o instanceof ${type()} ? 1 : 2;`],
    ['instanceof', `Object o = ${value()}; return (o instanceof ${type()} ? 1 : 0) + (o instanceof ${type()} ? 10 : 0);`],
    ['pattern', `Object o = ${value()}; if (o instanceof ${known()} x) return x.n; return 9;`],
    ['pattern', `Object o = ${value()}; if (!(o instanceof ${known()} x)) return 9; return x.n + 20;`],
    ['pattern', `Object o = ${value()}; return o instanceof ${known()} x && x.n == ${n()} ? 1 : 2;`],
    ['pattern', `Object o = ${value()}; return !(o instanceof ${known()} x) || x.n > 1 ? 1 : 2;`],
    [
      'pattern',
      `Object o = ${value()}; if (o instanceof ${known()} x && x.n > 0) { x.n = 7; return x.n; } else if (o instanceof String x) return 8; return 9;`,
    ],
    ['pattern', `Object o = ${value()}; if (o instanceof Integer x) { return x + 1; } return 0;`],
    ['pattern', `Object o = ${value()}; while (!(o instanceof B x)) { o = new B(); } return x.b + x.n;`],
    ['pattern', `Object o = ${value()}; Object x = 3; if (o instanceof String y && yes()) x = y; return x instanceof String ? 1 : 2;`],
    ['cast', `Object o = ${value()}; return ((${known()}) o).n;`],
    ['hidden field', `A x = ${random.pick(['new B()', 'new C()', 'b()', 'new A()'])}; return x.n * 10 + (x instanceof B y ? y.n : 0);`],
    ['getClass', `Object o = ${random.pick(['a()', 'b()', 'd()', 'new C()'])}; return o.getClass() == ${known()}.class ? 1 : 2;`],
    ['array store', `Object[] x = new ${random.pick(['String', 'Object', 'A', 'B', 'Integer'])}[1]; x[0] = ${value()}; return 3;`],
    ['array', `int[][] x = { { 1, 2 }, { ${n()} }, null }; return x[${random.below(3)}][0] + x.length;`],
    ['array', `int[][] x = new int[2][${1 + random.below(2)}]; x[1][0] = ${n()}; return x[0][0] + x[1][0] + x[1].length;`],
    ['array', `int[] x = { 1, 2, 3 }; int[] y = x.clone(); y[0] = 9; return x[0] * 10 + y[0] + (x == y ? 100 : 0);`],
    ['array', `int[] x = { 3, 1 }; int i = 0; x[i++] = x[i] + 5; return x[0] * 10 + x[1] + i;`],
    ['array', `long[] x = new long[${random.pick(['2', '0', '-1'])}]; return x.length;`],
    ['array', `int i = 0; int[] x = new int[2]; x[i] = i = ${random.below(3)}; return x[0] * 10 + x[1] + i;`],
    ['array', `char[] x = { 'a', 98 }; byte y = (byte) x[${random.below(3)}]; return y;`],
    ['array', `boolean[][] x = new boolean[1][]; return x[0] == null ? 1 : 2;`],
    [
      'catch',
      `try { return fail(${random.below(6)}); } catch (${random.pick(['IllegalStateException', 'E', 'RuntimeException'])} e) { return 20; } catch (${random.pick(['Exception', 'Throwable'])} e) { return 30; }`.replace(
        /catch \(RuntimeException e\) (.*) catch \(RuntimeException/,
        'catch (E e) $1 catch (RuntimeException',
      ),
    ],
    [
      'catch of several',
      `try { return fail(${random.below(6)}); } catch (IllegalStateException | IllegalArgumentException e) { return e instanceof IllegalStateException ? 20 : 21; } catch (RuntimeException e) { return 30; }`,
    ],
    [
      'catch and throw',
      `int r = 0; try { try { r = fail(${random.below(6)}); } catch (IllegalStateException e) { r = 1; throw new E(); } finally { r += 10; } } catch (E e) { r += 100; } catch (RuntimeException e) { r += 200; } return r;`,
    ],
    [
      'resources',
      `int[] log = { 0 }; try (Shut x = new Shut(log, 1); Shut y = ${random.pick(['new Shut(log, 2)', 'null'])}) { ${random.pick(['fail(1);', 'fail(0);', 'if (yes()) return log[0];', 'log[0] += 5;'])} } catch (RuntimeException e) { log[0] = log[0] * 10 + 7; } finally { log[0] = log[0] * 10 + 8; } return log[0];`,
    ],
    ['message', `try { return fail(2); } catch (IllegalArgumentException e) { return e.getMessage() == null ? 1 : 2; }`],
    ['cause', 'E e = new E(); Throwable t = new RuntimeException(e); return t.getCause() == e ? 1 : 2;'],
    ['enhanced for', `int s = 0; for (A x : new A[] { new A(), new B() }) s += x.n; return s;`],
    ['null', `String x = null; Object y = x; return y instanceof String ? 1 : (String) y == null ? 2 : 3;`],
    ['unboxing null', `Integer x = ${random.pick(['null', '4'])}; int y = x; return y;`],
    ['interface', `I x = new D(); return ((A) x).n + (x instanceof D y ? y.d : 0);`],
    ['negative shift', `int x = ${n()} - 3; return (x >> 1) * 100 + (x >>> 30) * 10 + (x << 33);`],
    ['remainder', `int x = ${n()} - 3; return x / 2 * 10 + x % 2;`],
    ['double', `double x = ${random.pick(['0.0', '1.5', '-0.0', '0.0 / 0.0'])}; return x == x ? (x < 1 ? 1 : 2) : 3;`],
    [
      'narrowing',
      `double x = ${random.pick(['3.9', '-3.9', '1e10', '0.0 / 0.0', '300.5'])}; return ${random.pick(['(int) x', '(byte) x', '(char) x', '(short) (int) x'])};`,
    ],
  ];
  const [about, line] = random.pick(choices);
  return methodText(name, 'int', [line], about);
}
