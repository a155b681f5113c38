/**
 * Integer expressions with side effects: the order of evaluation, compound assignment, increments, shifts, division and the conversions
 * between the integer types.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

const TYPES = ['int', 'long', 'byte', 'short', 'char'] as const;
type Type = (typeof TYPES)[number];

interface Local {
  readonly name: string;
  readonly type: Type;
}

const LITERALS: Readonly<Record<Type, readonly string[]>> = {
  int: ['0', '1', '2', '7', '-1', '-13', '100', '31', '65535', '2147483647', '-2147483648'],
  long: ['0L', '1L', '-5L', '40L', '2147483648L', '9223372036854775807L'],
  byte: ['(byte) 0', '(byte) 1', '(byte) -1', '(byte) 127', '(byte) -128', '(byte) 77'],
  short: ['(short) 3', '(short) -1', '(short) 32767', '(short) -32768'],
  char: ["'a'", "'0'", "'\\t'", "'\\uffff'", "'Z'", '(char) 1'],
};

export const ARITHMETIC: ValueTheme = {
  name: 'arithmetic',
  make(random: Random): ValueProgram {
    const methods = Array.from({ length: 6 }, (_, index): ValueMethod & { readonly text: string } => method(random, `m${index}`));
    return {
      text: `class Arithmetic {\n  static int bump(int[] at, int by) { at[0] += by; return at[0]; }\n${methods.map((one) => one.text).join('\n')}\n}\n`,
      className: 'Arithmetic',
      methods: methods.map(({ name, type }) => ({ name, type })),
    };
  },
};

function method(random: Random, name: string): ValueMethod & { readonly text: string } {
  const locals = Array.from({ length: 2 + random.below(2) }, (_, index): Local => ({ name: 'abcd'[index]!, type: random.pick(TYPES) }));
  const lines = [
    `int[] at = { ${random.below(9)}, ${random.below(9)} };`,
    ...locals.map((one) => `${one.type} ${one.name} = ${random.pick(LITERALS[one.type])};`),
  ];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const target = random.pick(locals);
    if (random.chance(50))
      lines.push(
        `${target.name} ${random.pick(['+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '>>>=', '&=', '|=', '^='])} ${expression(random, locals, 2)};`,
      );
    else if (random.chance(60)) lines.push(`${target.name} = (${target.type}) (${expression(random, locals, 2)});`);
    else
      lines.push(
        `at[${random.pick(['0', '1', `${target.name}++ & 1`])}] ${random.pick(['=', '+=', '-=', '*='])} ${expression(random, locals, 1)};`.replace(
          /= (?=[^=]*;$)/,
          '= (int) ',
        ),
      );
  }
  const type = random.pick(TYPES);
  const result = `return (${type}) (${expression(random, locals, 2)} + ${random.pick([...locals.map((one) => one.name), 'at[0]', 'at[1]'])});`;
  return { name, type, text: `  static ${type} ${name}() {\n    ${[...lines, result].join('\n    ')}\n  }` };
}

function expression(random: Random, locals: readonly Local[], depth: number): string {
  if (depth === 0 || random.chance(25)) return leaf(random, locals);
  const below = (): string => expression(random, locals, depth - 1);
  switch (random.below(9)) {
    case 0:
      return `(${below()} ${random.pick(['+', '-', '*'])} ${below()})`;
    case 1:
      return `(${below()} ${random.pick(['/', '%'])} ${random.pick(['3', '-2', '10', '7L', `(${below()} | 1)`])})`;
    case 2:
      return `(${below()} ${random.pick(['<<', '>>', '>>>'])} ${random.pick(['1', '33', '-1', '3L', '65', below()])})`;
    case 3:
      return `(${below()} ${random.pick(['&', '|', '^'])} ${random.pick(['1', '0xff', '-1', below()])})`;
    case 4:
      return `(${random.pick(TYPES)}) ${below()}`;
    case 5:
      return `(${below()} ${random.pick(['<', '<=', '==', '!='])} ${below()} ? ${below()} : ${below()})`;
    case 6: {
      const local = random.pick(locals);
      return random.pick([`${local.name}++`, `++${local.name}`, `${local.name}--`, `--${local.name}`]);
    }
    case 7: {
      const local = random.pick(locals);
      return `(${local.name} ${random.pick(['+=', '-=', '^=', '='])} (${local.type}) ${below()})`;
    }
    default:
      return random.pick([
        `bump(at, ${random.below(5)})`,
        `(at[0] = (int) ${below()})`,
        `-${leaf(random, locals)}`,
        `~${leaf(random, locals)}`,
      ]);
  }
}

function leaf(random: Random, locals: readonly Local[]): string {
  const text = random.pick([random.pick(locals).name, random.pick(locals).name, random.pick(LITERALS[random.pick(TYPES)])]);
  return /^[-(]/.test(text) ? `(${text})` : text;
}
