/**
 * Strings, wrappers and constants: concatenation, texts, identity of what is joined when compiling and when running, the caches of
 * wrappers, `null` in texts, characters and their arithmetic.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme, ValueType } from '../theme';

const SHARED = [
  'static final String S = "a"; static final char C = \'b\'; static final int N = 1; static final long L = 2L; static final boolean Y = true; static final byte B = (byte) 200; static final String T = S + C + N; static final double D = 1.5;',
  'static String v = "a"; final String f = "a"; static class Sup { final String p = "a"; static final String Q = "b"; } static class Sub extends Sup { boolean t() { return (super.p + "b") == "ab"; } boolean u() { return (p + "b") == "ab"; } boolean w() { return (Q + "b") == "bb"; } boolean x() { return (this.p + Q) == "ab"; } }',
  'boolean thi() { return (this.f + "b") == "ab"; } boolean simple() { return (f + "b") == "ab"; } boolean outer() { return new Object() { boolean z() { return (Strings.this.f + "b") == "ab"; } boolean y() { return (f + "b") == "ab"; } }.z(); }',
  "private static String given(String s) { return s; } private static int one() { return 1; } private static char ch() { return 'c'; } interface Test { boolean is(); } interface Text { String get(); }",
];

const CONSTANT = [
  'S',
  'C',
  'N',
  'L',
  'Y',
  'B',
  'T',
  '"a"',
  '"b"',
  "'b'",
  '1',
  '2L',
  'true',
  '(char) 98',
  '(byte) 200',
  'fs',
  'fc',
  'Strings.S',
  '"" + 1',
  '(1 > 2 ? "a" : "b")',
  '(N + 1)',
  "(char) ('a' + 1)",
  '(S)',
  '(String) "a"',
  '-1',
  '(int) 3.7',
  'D',
  '1.0f',
  '~N',
  '(Y ? S : "c")',
];
const OTHERS = [
  's',
  'given("a")',
  'one()',
  'ch()',
  'new String("a")',
  'v',
  'null',
  '(Object) "a"',
  'i',
  '(Y ? "a" : null)',
  'Integer.valueOf(1)',
  'ns',
  'String.valueOf(1)',
  'new Strings().f',
  'fs2',
  '(c + 1)',
  'c',
  'c++',
  'b',
];

export const STRINGS: ValueTheme = {
  name: 'strings',
  make: (random: Random): ValueProgram =>
    programOf(
      'Strings',
      SHARED,
      times(5, (index) => method(random, `m${index}`)),
    ),
};

const SETUP =
  'String s = "a"; final String fs = "a"; final char fc = \'b\'; final String fs2; fs2 = "a"; int i = 1; String ns = null; char c = \'c\'; byte b = 7;';

function part(random: Random): string {
  return random.chance(70) ? random.pick(CONSTANT) : random.pick(OTHERS);
}

function text(random: Random): string {
  return `(${random.pick(['""', '"a"', 'S', 'T', part(random)])} + ${part(random)}${random.chance(50) ? ` + ${part(random)}` : ''})`;
}

function literal(random: Random): string {
  return random.pick([
    '"ab"',
    '"a"',
    '"ab1"',
    '"a1"',
    '"aa"',
    '"bb"',
    '"1"',
    '"atrue"',
    '"a-56"',
    '"a2"',
    '"b"',
    '"anull"',
    '"null"',
    '"aab1"',
    '"ab12"',
    '"a1.5"',
  ]);
}

function method(random: Random, name: string): MethodText {
  const choices: readonly (readonly [string, ValueType, string])[] = [
    ['== of texts', 'boolean', `return ${text(random)} == ${literal(random)};`],
    ['== of texts', 'boolean', `return ${text(random)} == ${text(random)};`],
    ['== of texts', 'boolean', `String x = ${text(random)}; return x == ${literal(random)};`],
    ['== in a lambda', 'boolean', `Test t = () -> (${random.pick(['s', 'fs', 'fs2'])} + "b") == "ab"; return t.is();`],
    [
      '== in a class',
      'boolean',
      `class In { boolean is() { return (${random.pick(['s', 'fs', 'fs2', 'fc', 'S'])} + "b") == ${literal(random)}; } } return new In().is();`,
    ],
    ['== of a field', 'boolean', `return new Strings().${random.pick(['thi', 'simple', 'outer'])}();`],
    ['== of a field', 'boolean', `return new Sub().${random.pick(['t', 'u', 'w', 'x'])}();`],
    ['text', 'String', `return "" + ${text(random)};`],
    ['text', 'String', `return ${random.pick(['s', '"a"'])} + ${part(random)};`],
    ['equals', 'boolean', `return ${text(random)}.equals(${literal(random)});`],
    ['length', 'int', `return ${text(random)}.length();`],
    ['length', 'int', `return ${random.pick(['"abc"', 'S', '"".concat("xy")', '"\\t\\n"', '"""\n      text\n      block"""'])}.length();`],
    ['charAt', 'char', `return ${random.pick(['"abc"', 'T'])}.charAt(${random.below(4)});`],
    ['intern', 'boolean', `return new String("ab").intern() == "ab";`],
    ['append', 'boolean', `String x = "a"; x += "b"; return x ${random.pick(['==', '!='])} "ab";`],
    [
      'switch',
      'int',
      `switch (${random.pick(['s', 'given("ab")', 'S', 'fs + "b"'])}) { case "a": return 1; case "a" + "b": return 2; default: return 3; }`,
    ],
    [
      'wrapper ==',
      'boolean',
      `${random.pick(['Integer', 'Long', 'Short', 'Byte', 'Character'])} x = ${'VALUE'}, y = ${'VALUE'}; return x ${random.pick(['==', '!='])} y;`,
    ],
    [
      'wrapper equals',
      'boolean',
      `Object x = ${random.pick(['1', '1L', "'a'", '(short) 1', '1.0'])}; Object y = ${random.pick(['1', '1L', "'a'", '(byte) 1', '1.0'])}; return x.equals(y);`,
    ],
    ['wrapper', 'int', `Integer x = ${random.pick(['5', '1000', 'null'])}; Integer y = x; x++; return y * 10 + x;`],
    ['wrapper', 'boolean', 'Integer x = 127; Long y = 127L; return y.equals((long) x) && !y.equals(x);'],
    ['wrapper compare', 'boolean', `Integer x = ${random.pick(['1000', '100'])}, y = 1000; return x <= y && x >= y;`],
    ['wrapper new', 'boolean', 'return new Integer(5) == new Integer(5) || new Integer(5).equals(5);'],
    [
      'char',
      'int',
      `char x = ${random.pick(["'a'", "'\\uffff'", "'0'"])}; x${random.pick(['++', '--', ' += 1', ' *= 2', ' += 1.5'])}; return x;`,
    ],
    [
      'char',
      'String',
      `char x = 'a'; return ${random.pick(['x + 1 + ""', '"" + x + 1', '"" + (char) (x + 1)', 'x + \'b\' + ""', '"" + (int) x'])};`,
    ],
    ['char', 'int', `return 'a' + ${random.pick(["'b'", '1', '(char) 1', '(byte) -1'])};`],
    ['isEmpty', 'boolean', `return ${random.pick(['""', '"a"', 'S', 'ns'])}.isEmpty();`],
    ['compareTo', 'int', `return "a".compareTo("${random.pick(['a', 'b', 'ab', ''])}");`],
    ['substring', 'String', `return "abc".substring(${random.below(4)});`],
    ['valueOf', 'String', `return String.valueOf(${part(random)});`.replace('valueOf(null)', 'valueOf((Object) null)')],
  ];
  const [about, type, line] = random.pick(choices);
  const wrapped = line.startsWith('Character')
    ? ["'a'", "'\\u1234'"]
    : line.startsWith('Short')
      ? ['(short) 5', '(short) 300']
      : line.startsWith('Byte')
        ? ['(byte) 5', '(byte) -128']
        : line.startsWith('Long')
          ? ['5L', '128L', '127L']
          : ['5', '127', '128', '-129'];
  const value = random.pick(wrapped);
  return methodText(name, type, [SETUP, line.replaceAll('VALUE', () => (random.chance(75) ? value : random.pick(wrapped)))], about);
}
