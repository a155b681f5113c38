/**
 * Of which class a value is when it is boxed, and which overload takes it: conditionals and switch expressions at every kind of place,
 * boxing, widening, variable numbers of arguments, `null` (Java Language Specification 5, 15.12.2, 15.25, 15.28).
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const TYPES = [
  'int',
  'long',
  'char',
  'byte',
  'short',
  'double',
  'float',
  'boolean',
  'Integer',
  'Long',
  'Character',
  'Object',
  'Number',
  'String',
  'Comparable',
  'Byte',
  'Cloneable',
];
const VALUES = [
  '1',
  '2',
  '1L',
  "'a'",
  '(byte) 1',
  '(short) 2',
  '2.0',
  '1.5f',
  'true',
  '"s"',
  'null',
  'i()',
  'l()',
  'c()',
  'by()',
  'sh()',
  'd()',
  'bi()',
  'bl()',
  'bc()',
  'o()',
  'st()',
  'K',
  'L',
  'BIG',
  'k',
  'fk',
  '70000',
  '-1',
  'id(1)',
  'id("s")',
  'bb()',
  'Integer.valueOf(5)',
  '(Object) 1',
  '(char) 98',
  'new int[1]',
  'new boolean[0]',
  'array()',
  'i() + 1',
  'c() + 1',
  '(long) i()',
  'new Integer(7)',
  'by() + 1',
  '~by()',
  '+c()',
];

const SHARED = [
  'static final int K = 1; static final long L = 2; static final int BIG = 70000; static final byte B = 3;',
  'static int kind(Object o) { return o == null ? 0 : o instanceof Integer ? 1 : o instanceof Long ? 2 : o instanceof Double ? 3 : o instanceof Character ? 4 : o instanceof String ? 5 : o instanceof Byte ? 6 : o instanceof Short ? 7 : o instanceof Float ? 8 : o instanceof Boolean ? 9 : o instanceof Object[] ? 10 : o instanceof Cloneable ? 12 : o instanceof java.io.Serializable ? 13 : 11; }',
  "private static int i() { return 3; } private static long l() { return 4; } private static char c() { return 'c'; } private static byte by() { return 5; } private static short sh() { return 6; } private static double d() { return 7; }",
  'private static Integer bi() { return 8; } private static Long bl() { return 9L; } private static Character bc() { return \'d\'; } private static Byte bb() { return (byte) 9; } private static Object o() { return 10; } private static String st() { return "t"; }',
  'private static Object array() { return new double[2]; }',
  'private static boolean yes() { return true; } private static boolean no() { return false; }',
  'private static <T> T id(T t) { return t; }',
  'private static <T> int same(T a, T b) { return kind(a) * 20 + kind(b); }',
  'private static int many(Object... all) { return all == null ? -1 : all.length * 20 + (all.length == 0 ? 0 : kind(all[0])); }',
  'private static int ints(int... all) { return all.length; }',
  'private static int wants(long l) { return 2; } private static double wantsDouble(double d) { return d; } private static int wantsBoxed(Integer i) { return i; }',
  'interface Give<T> { T get(); } private static <T> int given(Give<T> g) { return kind(g.get()); } private static int givenObject(Give<Object> g) { return kind(g.get()); }',
  'record Box(Object in) { } static class Top { final int k; Top(Object o) { k = kind(o); } Top(int o) { k = 30; } }',
];

export const KINDS: ValueTheme = {
  name: 'kinds',
  make(random: Random): ValueProgram {
    const overloads = new Set(times(2 + random.below(4), () => random.pick(TYPES)));
    const shared = [
      ...SHARED,
      ...[...overloads].map((type, index) => `private static int ov(${type} x) { return ${40 + index}; }`),
      ...(random.chance(30) ? [`private static int ov(${random.pick(['int', 'Object', 'long', 'Integer'])}... x) { return 50; }`] : []),
      ...(random.chance(20) ? ['private static <T> int ov(T x) { return 51; }'] : []),
    ];
    return programOf(
      'Kinds',
      shared,
      times(2, (index) => method(random, `m${index}`)),
    );
  },
};

function method(random: Random, name: string): MethodText {
  const value = expression(random, 2);
  const setup = `boolean y = yes(); int k = ${random.below(3)}; final int fk = ${random.pick(['0', '1', '70000'])};`;
  const about = value.includes('switch') ? 'switch expression' : value.includes('?') ? 'conditional' : 'value';
  const asInt = random.weighted([
    [6, `return ov(${value});`],
    [4, `return kind(${value});`],
    [3, `Object r = ${value}; return kind(r);`],
    [3, `var r = ${value}; return kind(r);`],
    [2, `return many(${value});`],
    [1, `return many(${value}, ${random.pick(VALUES)});`],
    [2, `return kind(id(${value}));`],
    [2, `return same(${value}, ${expression(random, 1)});`],
    [1, `return given(() -> ${value});`],
    [1, `return givenObject(() -> ${value});`],
    [1, `return given(() -> { return ${value}; });`],
    [1, `return kind(new Box(${value}).in());`],
    [1, `return new Top(${value}).k;`],
    [1, `Object[] r = { ${value} }; return kind(r[0]);`],
    [1, `return wants(${value});`],
    [1, `return kind((Object) (${value}));`],
    [1, `return new Top(${value}) { }.k;`],
    [1, `long r = ${value}; return (int) r;`],
    [1, `Object r; r = ${value}; return kind(r);`],
    [1, `return ints(${value});`],
    [1, `return ov(${value} == ${random.pick(VALUES)});`],
    [1, `return kind(${value} + ${random.pick(VALUES)});`],
    [1, `return wantsBoxed(${value});`],
  ]);
  return methodText(name, 'int', [setup, asInt], about);
}

function expression(random: Random, depth: number): string {
  if (depth === 0 || random.chance(15)) return random.pick(VALUES);
  const e = (): string => expression(random, depth - 1);
  const condition = random.pick(['y', 'yes()', 'no()', '!y', 'true', 'i() == 3', 'k > 5']);
  return random.weighted([
    [4, `(${condition} ? ${e()} : ${e()})`],
    [3, `switch (${random.pick(['k', 'i()', 'K'])}) { case ${random.below(4)} -> ${e()}; default -> ${e()}; }`],
    [1, `switch (k) { case 0: yield ${e()}; case 1: yield ${e()}; default: yield ${e()}; }`],
    [1, `switch (st()) { case "t" -> ${e()}; case "u" -> ${e()}; default -> { int z = 1; yield ${e()}; } }`],
  ]);
}
