/**
 * Records that patterns take apart, and switches over patterns, of Java 21: accessors that throw, count (such patterns are not translated)
 * or answer something else, guards that throw, nested patterns, sealed types without a default, null.
 * Neighbours: `../build.ts`; `patterns.ts` has the older patterns.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'static int asked = 0; static int mark(int k) { asked = asked * 10 + k; return k; }',
  'static class Quiet extends RuntimeException { } static class Loud extends RuntimeException { @Override public String toString() { mark(8); return "loud"; } } static class Hoarse extends RuntimeException { @Override public String toString() { throw new Quiet(); } }',
  'sealed interface Shape permits Dot, Line, Box { } record Dot(int x) implements Shape { } record Line(Dot from, Dot to) implements Shape { } record Box<T>(T in) implements Shape { } record Duo<A, B>(A one, B two) { @Override public B two() { return this.two; } } record Crate<T>(T in) { @Override public T in() { if (in == null) throw new Quiet(); return in; } }',
  'record Angry(int x) { @Override public int x() { if (x > 2) throw new Quiet(); if (x == 2) throw new Loud(); if (x == 1) throw new Hoarse(); return mark(1); } }',
  'record Other(int x) { @Override public int x() { return x + 1; } } record Late(Object a, Object b) { @Override public Object a() { mark(2); return a; } @Override public Object b() { mark(3); if (b == null) throw new Error("b"); return b; } }',
  'enum Hue { RED, BLUE } private static boolean guard(int k) { mark(4); if (k == 3) throw new Quiet(); return k > 0; }',
];

export const TAKEN_APART: ValueTheme = {
  name: 'taken-apart',
  since: 21,
  make: (random: Random): ValueProgram =>
    programOf(
      'TakenApart',
      SHARED,
      times(5, (index) => method(random, `m${index}`)),
    ),
};

function method(random: Random, name: string): MethodText {
  const { n, record, shape, taken, handler, cases } = partsOf(random);
  const choices: readonly (readonly [string, string])[] = [
    ['record pattern', `int r = 0; Object o = ${record()}; try { r = ${taken()}; } ${handler()} return r * 100 + asked % 100;`],
    ['record pattern', `int r = 0; Object o = ${record()}; try { r = ${taken()}; } ${handler()} return r * 100 + asked % 100;`],
    ['record pattern', `int r = 0; Object o = ${record()}; r = ${taken()}; return r * 100 + asked % 100;`],
    ['switch', `int r = 0; Object o = ${record()}; try { r = switch (o) { ${cases()} }; } ${handler()} return r * 100 + asked % 100;`],
    ['switch', `int r = 0; Object o = ${record()}; try { r = switch (o) { ${cases()} }; } ${handler()} return r * 100 + asked % 100;`],
    [
      'switch',
      `int r = 0; Object o = ${record()}; try { switch (o) { case Angry(int x): r = 1; break; case Box<?>(var x) when guard(2): r = 2; break; case null: r = 3; break; default: r = 4; } } ${handler()} return r * 100 + asked % 100;`,
    ],
    [
      'sealed',
      `Shape s = ${shape()}; int r = switch (s) { case Dot(int x) when x > ${n()} -> x; case Dot d -> 7; case Line(Dot(int x), Dot to) -> x + to.x(); case Line l -> 8; case Box<?>(Integer k) -> k + 20; case Box<?> b -> 9; }; return r * 100 + asked % 100;`,
    ],
    [
      'sealed',
      `Shape s = ${random.pick([shape(), 'null'])}; return switch (s) { case Dot d -> 1; case Line l -> 2; case Box<?> b -> 3; };`,
    ],
    ['enum', `Hue h = ${random.pick(['Hue.RED', 'Hue.BLUE', 'null'])}; return switch (h) { case RED -> 1; case BLUE -> 2; };`],
    [
      'enum',
      `Object h = ${random.pick(['Hue.RED', 'Hue.BLUE', 'null', '"s"'])}; return switch (h) { case Hue.RED -> 1; case Hue k when guard(2) -> 2; case null -> 3; default -> 4; };`,
    ],
    [
      'scope',
      `Object o = ${record()}; if (!(o instanceof Dot(int x))) { return 9; } int y = x + 1; while (!(o instanceof Box<?>(Dot(int z)))) { o = new Box<>(new Dot(y)); } return z * 100 + asked % 100;`,
    ],
    [
      'parts',
      `Object o = ${record()}; Object p = ${record()}; return (o instanceof Dot(int x) && p instanceof Dot(int y) ? x * 10 + y : 99) * 100 + asked % 100;`,
    ],
    [
      'generic',
      `int r = 0; Crate<String> o = new Crate<>(${random.pick(['null', '"s"'])}); try { r = o instanceof Crate<String>(String x) ? 1 : 2; } ${handler()} return r * 100 + asked % 100;`,
    ],
  ];
  const [about, line] = random.pick(choices);
  return methodText(name, 'int', [line], about);
}

/** The words of the programs: each call picks another one. */
function partsOf(random: Random): Record<'record' | 'shape' | 'taken' | 'handler' | 'cases', () => string> & { readonly n: () => number } {
  const n = (): number => random.below(4);
  const record = (): string =>
    random.pick([
      `new Angry(${n()})`,
      `new Angry(${n()})`,
      `new Other(${n()})`,
      `new Late("a", ${random.pick(['"b"', 'null', 'new Angry(3)', 'new Other(1)'])})`,
      `new Dot(${n()})`,
      `new Box<>(new Angry(${n()}))`,
      `new Box<>(new Dot(${n()}))`,
      'new Box<>(null)',
      `new Duo<>(new Dot(${n()}), ${random.pick(['"s"', 'null', `new Other(${n()})`, 'new Late(new Dot(1), "b")'])})`,
      '"s"',
      'null',
    ]);
  const shape = (): string =>
    random.pick([
      `new Dot(${n()})`,
      `new Line(new Dot(${n()}), new Dot(${n()}))`,
      'new Line(null, new Dot(1))',
      `new Box<>(${n()})`,
      'new Box<>("s")',
    ]);
  const taken = (): string =>
    random.pick([
      'o instanceof Angry(int x) ? x : 4',
      'o instanceof Other(var x) && x > 1 ? x : 4',
      'o instanceof Late(String a, Other(int x)) ? x : 4',
      'o instanceof Late(var a, Angry(int x)) ? 3 : 4',
      'o instanceof Late(var a, var b) ? (a == b ? 1 : 2) : 4',
      'o instanceof Box<?>(Angry(int x)) ? 3 : 4',
      'o instanceof Box<?>(Dot(int x)) && guard(x) ? x : 4',
      'o instanceof Crate<?>(var x) ? 3 : 4',
      'o instanceof Duo<?, ?>(Dot(int x), Other(int y)) ? x * 4 + y : 5',
      'o instanceof Duo<?, ?>(Dot(int x), String s) && x > 0 ? x : 6',
      'o instanceof Box<?>(var x) ? (x == null ? 1 : 2) : 4',
    ]);
  const handler = (): string =>
    random.pick([
      'catch (Quiet e) { r += 200; } catch (RuntimeException e) { r += 300; } catch (Error e) { r += 400; }',
      'catch (Loud e) { r += 200; } catch (RuntimeException e) { r += e.getCause() instanceof Loud ? 500 : 300; } catch (Throwable e) { r += 600; }',
      'catch (MatchException e) { r += 700; } catch (RuntimeException | Error e) { r += 800; }',
      'catch (Error e) { r += 900; }',
      'finally { r += 50; }',
    ]);
  const cases = (): string =>
    random.pick([
      'case Angry(int x) when guard(x) -> 1; case Angry(int x) -> 2; case Late(Angry a, var b) -> 3; case null -> 4; default -> 5;',
      'case Other(int x) when x > 2 -> 1; case Box<?>(Dot(int x)) when guard(x) -> 2; case Box<?> b -> 3; case null, default -> 4;',
      'case Duo<?, ?>(Dot(int x), Other(int y)) when x == y -> 1; case Duo<?, ?>(Dot(int x), Other o2) -> x; case Duo<?, ?>(var a, var b) -> b == null ? 2 : 3; default -> 4;',
      'case Late(String a, Other(int x)) -> x; case Late l -> 6; case String s -> 7; default -> 8;',
      'case Box<?>(Angry(int x)) -> 1; case Box<?>(var x) when guard(asked % 4) -> 2; default -> 3;',
    ]);
  return { n, record, shape, taken, handler, cases };
}
