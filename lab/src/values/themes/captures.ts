/**
 * What inner code takes along: lambdas, method references, anonymous, local and inner classes, the objects around them, and generic code
 * that hands values on.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'interface F { int of(int x); } interface G<A, B> { B of(A a); } interface P { int get(); default int twice() { return get() * 2; } } interface Act { void run(); }',
  'static class Cell<T> { T in; Cell(T in) { this.in = in; } T get() { return in; } <R> Cell<R> map(G<? super T, ? extends R> g) { return new Cell<R>(g.of(in)); } void set(T t) { in = t; } }',
  'static abstract class Base { final int k; Base() { k = make(); } abstract int make(); } static class Kept { int n = 2; class In { int n = 3; int own() { return n; } int around() { return Kept.this.n; } class Deep { int sum() { return n + Kept.this.n + In.this.n; } } } In in() { return new In(); } static int twice(int x) { return 2 * x; } int plus(int x) { return n + x; } }',
  'private static int apply(F f, int x) { return f.of(x); } private static int call(P p) { return p.get(); } private static <T> T first(T a, T b) { return a; } private static <T extends Comparable<T>> T larger(T a, T b) { return a.compareTo(b) > 0 ? a : b; }',
  'private static int sum(int... all) { int s = 0; for (int one : all) s += one; return s; } private static int over(Object o) { return 1; } private static int over(String s) { return 2; } private static int over(Integer i) { return 3; }',
];

export const CAPTURES: ValueTheme = {
  name: 'captures',
  make: (random: Random): ValueProgram =>
    programOf(
      'Captures',
      SHARED,
      times(5, (index) => method(random, `m${index}`)),
    ),
};

function method(random: Random, name: string): MethodText {
  const n = (): number => random.below(8);
  const inner = (): string =>
    random.pick(['a', 'a + b', 'b * 2', 'a - b', 'c[0]', 'c[0]++', 'k.n', 'k.plus(a)', 'Kept.twice(b)', 'cell.get()', '(c[0] = b)']);
  const choices: readonly (readonly [string, string])[] = [
    ['lambda', `F f = x -> x + ${inner()}; ${change(random)} return f.of(${n()}) * 10 + c[0];`],
    ['lambda', `F f = (int x) -> { int y = ${inner()}; return y + x; }; return f.of(1) + f.of(2);`],
    ['lambda', `return apply(x -> x * ${inner()}, ${n()});`],
    ['lambda', `P p = () -> ${inner()}; ${change(random)} return p.twice();`],
    ['lambda in lambda', `P p = () -> { P q = () -> ${inner()}; return q.get() + ${inner()}; }; return p.get();`],
    [
      'method reference',
      `F f = ${random.pick(['Kept::twice', 'k::plus', 'new Kept()::plus', 'x -> k.plus(x)'])}; ${change(random)} return f.of(${n()});`,
    ],
    ['constructor reference', `G<Integer, Cell<Integer>> g = Cell::new; return g.of(${n()}).get();`],
    [
      'anonymous',
      `P p = new P() { int own = ${inner()}; public int get() { return own + ${inner()}; } }; ${change(random)} return p.get() * 10 + c[0];`,
    ],
    [
      'anonymous',
      `P p = new P() { int own; { own = ${inner()}; } public int get() { return own++; } public int twice() { return get() + get(); } }; return p.twice();`,
    ],
    ['anonymous', `return new Base() { int make() { return ${inner()}; } }.k;`],
    ['anonymous with a field', 'int z = 5; return new Base() { int y = 7; int make() { return y + z; } }.k;'],
    [
      'local class',
      `class L { int n = ${inner()}; int of(int x) { return x + n + ${inner()}; } } ${change(random)} return new L().of(${n()});`,
    ],
    ['local class', `class L { int n; L(int n) { this.n = n; } L next() { return new L(n + a); } } return new L(${n()}).next().next().n;`],
    ['local record', `record R(int x) { int y() { return x + 1; } } return new R(${inner()}).y();`],
    ['inner class', `return k.in().${random.pick(['own()', 'around()', 'new Deep().sum()'])};`.replace('.new Deep', '.new Deep')],
    ['inner class', `Kept.In i = k.new In(); k.n = ${n()}; i.n = ${n()}; return i.own() * 10 + i.around();`],
    ['inner class', 'Kept.In.Deep d = k.new In().new Deep(); return d.sum();'],
    ['generic', `return new Cell<>(${n()}).get() + ${n()};`],
    ['generic', `return new Cell<>("ab").map(s -> ${random.pick(['1', 'over(s)', 'a'])}).get();`],
    ['generic', `return over(first(${random.pick(['"s", "t"', '1, 2', '(Object) "s", "t"'])}));`],
    ['generic', `return larger(${n()}, ${n()});`],
    ['generic', `Cell<Integer> x = new Cell<>(${n()}); x.set(x.get() + 1); Cell<Integer> y = x; y.set(y.in + 1); return x.in;`],
    ['generic', `Cell<? extends Number> x = new Cell<Integer>(${n()}); Number y = x.get(); return y instanceof Integer i ? i : -1;`],
    ['varargs', `return sum(${random.pick(['', '1', '1, 2', 'new int[] { 3, 4 }', 'a, b'])});`],
    ['captured loop', `P p = null; for (int x : new int[] { ${n()} }) { p = () -> x; } return p == null ? -1 : p.get();`],
    ['action', `Act act = () -> c[0] += a; act.run(); ${random.chance(50) ? 'act.run();' : ''} return c[0];`],
    ['conditional lambda', `P p = ${random.pick(['a > b', 'true', 'c[0] == 0'])} ? () -> a : () -> b; return p.get();`],
    ['same lambda', 'P p = () -> 1; P q = p; return p == q ? 1 : 2;'],
    ['own name', 'class X { int a = 9; P p = () -> a; } return new X().p.get() * 10 + a;'],
    ['cast lambda', `return ((P) () -> ${inner()}).get();`],
    [
      'super call',
      `P p = new P() { public int get() { return a; } public int twice() { return P.super.twice() + 1; } }; return p.twice();`,
    ],
    ['static nested', `return call(${random.pick(['() -> a', 'k.in()::own', 'new P() { public int get() { return b; } }'])});`],
  ];
  const [about, line] = random.pick(choices);
  return methodText(
    name,
    'int',
    [`int a = ${n()}, b = ${n()}; int[] c = { ${n()} }; Kept k = new Kept(); Cell<Integer> cell = new Cell<>(${n()});`, line],
    about,
  );
}

function change(random: Random): string {
  return random.pick(['', 'c[0] += 3;', 'k.n = 7;', 'cell.set(5);', 'int[] old = c; old[0] = 6;']);
}
