/**
 * Enums and records: constants with arguments and bodies, `ordinal`, `values`, `valueOf`, `compareTo`, switches over them, components,
 * accessors, compact constructors, `equals`.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

export const ENUMS: ValueTheme = {
  name: 'enums',
  make(random: Random): ValueProgram {
    const names = ['A', 'B', 'C'].slice(0, 2 + random.below(2));
    const hasBody = random.chance(40);
    const constants = names.map(
      (name, index) =>
        `${name}(${index * 3 + random.below(3)})${hasBody && random.chance(60) ? ` { ${random.pick([`int twist() { return ${20 + index}; }`, 'int twist() { return n + super.twist(); }'])} }` : ''}`,
    );
    const shared = [
      `enum E { ${constants.join(', ')}; ${random.pick(['final int n;', 'private final int n;', 'int n;'])} ${random.pick(['', 'final String tag = "t" + 1;', 'static final int SIZE = 9;', 'final int twice;'])} E(int n) { this.n = n; } int twist() { return n + 1; } static E first() { return A; } boolean isA() { return this == A; } }`.replace(
        /final int twice; E\(int n\) \{ this.n = n; \}/,
        'final int twice; E(int n) { this.n = n; twice = 2 * n; }',
      ),
      'enum Plain { P, Q, R { @Override public String toString() { return "r"; } } }',
      `record Pair(int a, int b) { ${random.pick(['', 'Pair { if (a > b) { int t = a; a = b; b = t; } }', 'Pair(int a) { this(a, a + 1); }', 'static int made = 4;'])} int sum() { return a + b; } ${random.pick(['', 'public int a() { return a * 2; }'])} }`,
      'record Named(String name, Integer number, int... rest) { }',
      'record Gen<T>(T first, T second) { T either(boolean b) { return b ? first : second; } }',
    ];
    return programOf(
      'Enums',
      shared,
      times(5, (index) => method(random, `m${index}`, names)),
    );
  },
};

function method(random: Random, name: string, names: readonly string[]): MethodText {
  const e = (): string => `E.${random.pick(names)}`;
  const p = (): string => `Plain.${random.pick(['P', 'Q', 'R'])}`;
  const pair = (): string => `new Pair(${random.below(4)}, ${random.below(4)})`;
  const choices: readonly (readonly [string, 'int' | 'boolean' | 'String', string])[] = [
    ['enum field', 'int', `return ${e()}.n;`],
    ['ordinal', 'int', `return ${e()}.ordinal();`],
    ['ordinal', 'int', `return ${p()}.ordinal() * 10 + ${p()}.ordinal();`],
    ['enum method', 'int', `return ${e()}.twist();`],
    ['enum name', 'String', `return ${e()}.name();`],
    ['enum toString', 'String', `return ${p()}.toString();`],
    ['values', 'int', 'return E.values().length;'],
    ['values', 'boolean', `return E.values()[${random.below(2)}] == ${e()};`],
    ['valueOf', 'boolean', `return E.valueOf("${random.pick([...names, 'Z'])}") == ${e()};`],
    ['compareTo', 'int', `return ${p()}.compareTo(${p()});`],
    ['enum ==', 'boolean', `return ${e()} == ${e()};`],
    ['enum equals', 'boolean', `return ${e()}.equals(${e()});`],
    ['enum switch', 'int', `E e = ${e()}; switch (e) { case A: return 1; case B: default: return 2; }`],
    [
      'enum switch',
      'int',
      `return switch (${e()}) { case A -> 10; ${names
        .slice(1)
        .map((one, index) => `case ${one} -> ${20 + index};`)
        .join(' ')} };`,
    ],
    ['enum switch', 'int', `int r = 0; switch (${p()}) { case Q: r += 1; case P: r += 10; break; case R: r += 100; } return r;`],
    ['enum static', 'boolean', 'return E.first() == E.A;'],
    ['enum method', 'boolean', `return ${e()}.isA();`],
    ['getDeclaringClass', 'boolean', `return ${p()}.getDeclaringClass() == Plain.class;`],
    ['getClass of a constant', 'boolean', `return ${p()}.getClass() == Plain.class;`],
    ['record accessor', 'int', `Pair p = ${pair()}; return p.a() * 10 + p.b();`],
    ['record field', 'int', `return ${pair()}.sum();`],
    ['record equals', 'boolean', `return ${pair()}.equals(${pair()});`],
    ['record ==', 'boolean', `Pair p = ${pair()}; Pair q = ${random.pick(['p', pair()])}; return p == q;`],
    ['record toString', 'String', `return ${pair()}.toString();`],
    ['record hashCode', 'boolean', `return ${pair()}.hashCode() == ${pair()}.hashCode();`],
    [
      'record',
      'int',
      `Named n = new Named("x", ${random.pick(['5', 'null'])}, 1, 2); return n.rest().length + (n.number() == null ? 10 : n.number());`,
    ],
    ['generic record', 'String', `return new Gen<>("u", "v").either(${random.pick(['true', 'false'])});`],
    ['generic record', 'int', `return new Gen<>(3, 4).either(${random.pick(['true', 'false'])}) + 1;`],
    ['generic record', 'boolean', 'return new Gen<Object>("u", 1).equals(new Gen<Object>("u", 1));'],
    ['enum in interface', 'int', `Comparable<Plain> c = ${p()}; return c.compareTo(${p()});`],
    ['enum null', 'int', `E e = ${random.pick(['null', e()])}; if (e == null) return 7; return e.n;`],
  ];
  const [about, type, line] = random.pick(choices);
  return methodText(name, type, [line], about);
}
