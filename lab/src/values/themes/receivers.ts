/**
 * What stands before the dot: expressions that leave a trace, throw or give null, before static methods and fields, of the workspace and of
 * the library; and what `wait` does with times, boxed ones too, with the monitor or without it.
 * Neighbours: `order.ts` for the order of everything else; `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'static class Stop extends RuntimeException { }',
  `static class Log {
    static int all = 2; static final int FIXED = 7;
    int at; int[] row = { 5, 6 };
    int see(int v) { at = at * 5 + v; return v; }
    Log me(int v) { see(v); return this; }
    Log none(int v) { see(v); return null; }
    Log boom(int v) { see(v); throw new Stop(); }
    Integer boxed(int v) { see(v); return v; }
    Thread thread(int v) { see(v); return null; }
    static void tick() { }
    static int six() { return 6; }
    static int twice(int n) { return 2 * n; }
    static <T> T same(T t) { return t; }
  }`,
];

export const RECEIVERS: ValueTheme = {
  name: 'receivers',
  make: (random: Random): ValueProgram =>
    programOf(
      'Receivers',
      SHARED,
      times(6, (index) => method(random, `m${index}`)),
    ),
};

function method(random: Random, name: string): MethodText {
  const lines = ['Log l = new Log(); Log[] ls = { l, null }; int x = 3; int y = 1;'];
  const isAboutTimes = random.chance(25);
  const statements = isAboutTimes ? [waiting(random)] : times(1 + random.below(2), () => statement(random));
  const handler = random.pick(['l.see(3);', 'x = -x;', 'y = x;']);
  if (isAboutTimes) {
    const caught = random.pick(['IllegalArgumentException', 'RuntimeException']);
    lines.push('try {', ...statements, `} catch (InterruptedException i) { y = -5; } catch (${caught} s) { ${handler} }`);
  } else if (random.chance(50))
    lines.push('try {', ...statements, `} catch (${random.pick(['Stop', 'RuntimeException'])} s) { ${handler} }`);
  else lines.push(...statements);
  lines.push(`return ${random.pick(['l.at', 'l.at * 10 + x', 'x * 100 + y', 'l.at + y'])};`);
  return { ...methodText(name, 'int', lines, isAboutTimes ? 'times of wait' : 'before the dot') };
}

function object(random: Random): string {
  const v = random.below(5);
  return random.pick([
    `l.me(${v})`,
    `l.me(${v}).me(2)`,
    `l.none(${v})`,
    `l.boom(${v})`,
    `(x > ${v} ? l.me(1) : l)`,
    `ls[x++ - 3]`,
    `ls[1]`,
    `new Log().me(${v})`,
    'l',
  ]);
}

function value(random: Random): string {
  const made = object(random);
  return random.pick([
    `${made}.six()`,
    `${made}.twice(l.see(2))`,
    `${made}.twice(${object(random)}.six())`,
    `${made}.FIXED`,
    `l.boxed(${random.below(3)}).parseInt("5")`,
    `l.boxed(4).MAX_VALUE`,
    `(l.thread(${random.below(3)}).currentThread() == null ? 1 : 2)`,
    `${made}.same(4)`,
    `l.boxed(1).compare(x, y)`,
  ]);
}

function statement(random: Random): string {
  return random.pick([
    `x = ${value(random)};`,
    `x += ${value(random)} + ${value(random)};`,
    `${object(random)}.tick();`,
    `${object(random)}.six();`,
    `y = l.see(${value(random)});`,
    `if (${value(random)} > x++) ${object(random)}.tick();`,
    `for (int i = 0; i < 2; i++, ${object(random)}.tick()) y += i;`,
    `java.util.function.IntSupplier s = () -> ${object(random).replaceAll('x++', 'x').replaceAll('x', '4')}.six(); y = s.getAsInt();`,
  ]);
}

function waiting(random: Random): string {
  const time = random.pick(['-1', 'x - 4', '1L', '(Long) null', '1, -1', '1, 1000000', '1, 999999', '-2, 5', '1, (Integer) null', 'y']);
  const wait = `l.wait(${time});`;
  return random.chance(70) ? `synchronized (l) { l.see(1); ${wait} l.see(2); }` : `l.see(1); ${wait}`;
}
