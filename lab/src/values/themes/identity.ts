/**
 * Whether two values are one object: lambdas and method references of one place or of two, boxes of small and large numbers, strings, enum
 * constants, empty collections, and what `new` makes. A JVM gives the same object for a lambda that captures nothing and another one for
 * each that does; Java promises neither. Who has the monitor of one has that of the other, where they are one.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

/** Methods without parameters that give an object; `n` and `at` are theirs. */
const MAKERS = [
  'return (Runnable) () -> { };',
  'return (Runnable) Identity::work;',
  'return (Runnable) () -> work();',
  'int n = 3; return (Runnable) () -> work(n);',
  'int[] at = { 1 }; return (Runnable) () -> at[0]++;',
  'Integer i = 5; return i;',
  'Integer i = 5000; return i;',
  'return Integer.valueOf(7);',
  'Boolean b = true; return b;',
  "Character c = 'a'; return c;",
  'Long l = 1000L; return l;',
  'return "a";',
  'return "a" + "b";',
  'int n = 1; return "a" + n;',
  'return Mode.ON;',
  'return java.util.List.of();',
  'return new Object();',
  'return new int[0];',
  'return new Runnable() { public void run() { } };',
  'java.util.function.Supplier<Object> s = () -> "x"; return s;',
  'java.util.function.Supplier<Object> s = Object::new; return s;',
  'return Identity.class;',
] as const;

export const IDENTITY: ValueTheme = {
  name: 'identity',
  make(random: Random): ValueProgram {
    const makers = Array.from({ length: 4 }, (_, index) => `  static Object make${index}() { ${random.pick(MAKERS)} }`);
    const methods = Array.from({ length: 6 }, (_, index): ValueMethod & { readonly text: string } => method(random, `m${index}`));
    return {
      text: `class Identity {\n  enum Mode { ON, OFF }\n  static void work() { }\n  static void work(int n) { }\n${makers.join('\n')}\n${methods.map((one) => one.text).join('\n')}\n}\n`,
      className: 'Identity',
      methods: methods.map(({ name, type }) => ({ name, type })),
    };
  },
};

function method(random: Random, name: string): ValueMethod & { readonly text: string } {
  const [a, b] = [random.below(4), random.below(4)];
  const other = random.chance(60) ? a : b;
  const body = random.pick([
    `return make${a}() == make${other}();`,
    `Object x = make${a}(); Object y = make${other}(); return x != y;`,
    `Object x = make${a}(); Object y = x; if (make${other}() == y) { y = null; } return y == null;`,
    `Object x = make${a}(); Object[] all = { x, make${other}() }; return all[0] == all[1];`,
    `Object x = make${a}(); Object y = make${other}(); return x.getClass() == y.getClass();`,
    `Object last = null; boolean same = false; for (int i = 0; i < 2; i++) { Object now = make${a}(); same = now == last; last = now; } return same;`,
    `Object x = make${a}(); synchronized (x) { Object y = make${other}(); return Thread.holdsLock(y); }`,
  ]);
  return { name, type: 'boolean', text: `  static boolean ${name}() { ${body} }` };
}
