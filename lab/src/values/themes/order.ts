/**
 * The order of evaluation (Java Language Specification 15.7): operands, indices, receivers and arguments that leave a trace, change what is
 * read later, or throw in the middle.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'static class Stop extends RuntimeException { }',
  `static class Log {
    int at; int field = 4; int[] row = { 5, 6 }; Log next;
    int see(int v) { at = at * 5 + v; return v; }
    Log me(int v) { see(v); return this; }
    int[] rows(int v) { see(v); return row; }
    int boom(int v) { see(v); throw new Stop(); }
    boolean yes(int v) { see(v); return true; }
    boolean no(int v) { see(v); return false; }
    int three(int a, int b, int c) { return a + 2 * b + 3 * c; }
    int bump() { return ++field; }
    Integer boxed(int v) { see(v); return v; }
    Log none(int v) { see(v); return null; }
    class In { final int v; In(int v) { this.v = v; } }
  }`,
];

export const ORDER: ValueTheme = {
  name: 'order',
  make: (random: Random): ValueProgram =>
    programOf(
      'Order',
      SHARED,
      times(6, (index) => method(random, `m${index}`)),
    ),
};

function method(random: Random, name: string): MethodText {
  const lines = ['Log l = new Log(); int x = 3; int y = 1; boolean b = false;'];
  const statements = times(1 + random.below(2), () => statement(random));
  if (random.chance(45)) {
    const last = random.pick(['finally { y++; }', 'finally { l.see(4); }', '']);
    lines.push(
      'try {',
      ...statements.map((one) => `  ${one}`),
      `} catch (${random.pick(['Stop', 'RuntimeException'])} s) { ${random.pick(['l.see(3);', 'x = -x;', 'y = x;'])} } ${last}`,
    );
  } else lines.push(...statements);
  lines.push(
    `return ${random.pick(['l.at', 'l.at * 10 + x', 'x * 100 + y', 'l.field * 10 + x', 'l.row[0] * 100 + l.row[1] * 10 + y', 'l.at + (b ? 1000 : 0)', 'x'])};`,
  );
  return methodText(name, 'int', lines);
}

function statement(random: Random): string {
  const e = (): string => expression(random, 2);
  switch (random.below(10)) {
    case 9:
      return `try { y = ${random.pick(['l.none(2)', 'l.none(3)', 'l'])}.new In(${e()}).v; } catch (NullPointerException n) { y += 8; }`;
    case 0:
      return `x = ${e()};`;
    case 1:
      return `x ${random.pick(['+=', '-=', '*='])} ${e()};`;
    case 2:
      return `${place(random)} = ${e()};`;
    case 3:
      return `${place(random)} ${random.pick(['+=', '-='])} ${e()};`;
    case 4:
      return `b ${random.pick(['=', '|=', '&=', '^='])} ${condition(random, 2)};`;
    case 5:
      return `${place(random)}${random.pick(['++', '--'])};`;
    case 6:
      return `int[] z = { ${e()}, ${e()} }; y = z[${index(random)}] + z[1];`;
    case 7:
      return `x = y = ${e()};`;
    default:
      return `y = l.three(${e()}, ${e()}, ${e()});`;
  }
}

/** What can be assigned. */
function place(random: Random): string {
  return random.pick([
    'l.field',
    `l.me(${random.below(5)}).field`,
    `l.row[${index(random)}]`,
    `l.rows(${random.below(5)})[${index(random)}]`,
    'x',
    'y',
  ]);
}

/** 0 or 1, now and then something else. */
function index(random: Random): string {
  return random.weighted([
    [5, 'l.see(0)'],
    [5, 'l.see(1)'],
    [3, '0'],
    [2, 'y++ & 1'],
    [2, '(x = 1)'],
    [1, 'l.see(2)'],
    [1, 'l.boom(1)'],
    [1, '(l.row[0] = 1)'],
  ]);
}

function expression(random: Random, depth: number): string {
  if (depth === 0)
    return random.weighted([
      [6, `l.see(${random.below(5)})`],
      [3, 'x'],
      [2, 'y'],
      [2, `${random.below(9)}`],
      [2, 'l.field'],
      [1, 'l.row[0]'],
    ]);
  const e = (): string => expression(random, depth - 1);
  switch (random.below(17)) {
    case 15:
      return `l.me(${random.below(5)}).new In(${e()}).v`;
    case 16:
      return `l.new In(${e()}).v`;
    case 0:
    case 1:
      return `(${e()} ${random.pick(['+', '-', '*'])} ${e()})`;
    case 2:
      return `(${condition(random, depth - 1)} ? ${e()} : ${e()})`;
    case 3:
      return `(${place(random)} ${random.pick(['=', '+=', '-='])} ${e()})`;
    case 4:
      return `${random.pick(['x', 'y', 'l.field', 'l.me(2).field', 'l.row[0]'])}${random.pick(['++', '--'])}`;
    case 5:
      return `${random.pick(['++', '--'])}${random.pick(['x', 'y', 'l.field', 'l.me(2).field'])}`;
    case 6:
      return `l.three(${e()}, ${e()}, ${e()})`;
    case 7:
      return `l.rows(${random.below(5)})[${index(random)}]`;
    case 8:
      return `new int[] { ${e()}, ${e()} }[${index(random)}]`;
    case 9:
      return `l.me(${random.below(5)}).three(${e()}, x++, ${e()})`;
    case 10:
      return `switch (${e()}) { case 0 -> ${e()}; case 1, 2 -> { l.see(3); yield ${e()}; } default -> ${e()}; }`
        .replace(/^/, '(')
        .replace(/$/, ')');
    case 11:
      return `l.boxed(${random.below(5)})`;
    case 12:
      return random.chance(30) ? `l.boom(${random.below(5)})` : `(${e()} + l.bump())`;
    case 13:
      return `(x = ${e()})`;
    default:
      return `(x + (x = ${e()}) + x)`;
  }
}

function condition(random: Random, depth: number): string {
  const leaf = random.pick([`l.yes(${random.below(5)})`, `l.no(${random.below(5)})`, 'x > 2', 'b', `l.see(${random.below(5)}) == y`]);
  if (depth <= 0) return leaf;
  const c = (): string => condition(random, depth - 1);
  return random.weighted([
    [3, leaf],
    [2, `(${c()} && ${c()})`],
    [2, `(${c()} || ${c()})`],
    [1, `!${c()}`.replace(/^!(x|l.see)/, '!b || $1')],
    [1, `(${c()} & ${c()})`],
    [1, `(${c()} | ${c()})`],
    [1, `(${c()} ^ ${c()})`],
    [1, `(b = ${c()})`],
    [1, `(${expression(random, depth - 1)} < ${expression(random, depth - 1)})`],
  ]);
}
