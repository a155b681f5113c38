/**
 * What goes past a handler: of which class is the exception that gets there, where methods and their overrides throw, the library and what
 * it runs, static initializers, earlier rounds of a loop, a `finally`, another handler; kept in locals and thrown again.
 * Neighbours: `../build.ts`; `caught.ts` is about Java's own checks.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const MEMBERS = [
  'static class Wide extends RuntimeException { }',
  'static class Mid extends Wide { }',
  'static class Slim extends Mid { }',
  'static class Apart extends IllegalStateException { }',
  'static class Breaking extends Wide { Breaking(int k) { if (k > 1) { throw new Apart(); } } }',
  'static int fail(int k) { switch (k) { case 0: throw new Slim(); case 1: throw new Mid(); case 2: throw new Apart(); case 3: throw new Wide(); default: return k; } }',
  'static int failSlim(int k) { if (k > 0) { throw new Slim(); } return k; }',
  'static <T extends RuntimeException> void again(T t) { throw t; }',
  'static int down(int k) { try { return failSlim(k) + 1; } catch (Slim e) { throw new Mid(); } }',
  'static class Base { int go(int k) { return failSlim(k); } }',
  'static class Below extends Base { int go(int k) { if (k > 1) { throw new Apart(); } return super.go(k); } }',
  'static class Shut implements AutoCloseable { final RuntimeException e; Shut(RuntimeException e) { this.e = e; } public void close() { if (e != null) { throw e; } } }',
  'static class Loud { final int k; Loud(int k) { this.k = k; } public String toString() { return "" + fail(k); } }',
] as const;

const CLASSES = ['Wide', 'Mid', 'Slim', 'Apart', 'IllegalStateException', 'RuntimeException', 'IllegalArgumentException'] as const;
const MADE = ['new Wide()', 'new Mid()', 'new Slim()', 'new Apart()', 'new IllegalArgumentException()'] as const;

/** A class, and something that is not of it: a loop that catches the one and then throws the other ends by it. */
const TAKEN_ONCE = [
  ['Slim', 'new Mid()'],
  ['Mid', 'new Wide()'],
  ['Wide', 'new Apart()'],
  ['Apart', 'new IllegalStateException()'],
  ['IllegalStateException', 'new Slim()'],
] as const;

/** What may throw; `t` is an exception in a local, `k` a number. */
function thrower(random: Random): string {
  const [one, other] = [random.pick(MADE), random.pick(MADE)];
  const [taken, last] = random.pick(TAKEN_ONCE);
  return random.pick([
    `throw ${one};`,
    `if (k > 1) { throw ${one}; } throw ${other};`,
    `throw k > ${random.below(3)} ? ${one} : ${other};`,
    `t = ${one}; if (k > 0) { t = ${other}; } throw t;`,
    'if (t != null) { throw t; }',
    `again(${one});`,
    `t = new ${taken}(); for (int i = 0; i == 0; ) { try { throw t; } catch (${taken} e) { t = ${last}; r += 20; } }`,
    `t = ${one}; try (Shut s = new Shut(${random.pick(['t', other, 'null'])})) { if (k > ${random.below(3)}) { throw t; } r += 40; }`,
    `t = ${one}; try (Shut s = new Shut(t); Shut u = new Shut(${random.pick(['t', 'null'])})) { r += 40; }`,
    'r += fail(k);',
    `r += fail(${random.below(5)});`,
    'r += failSlim(k);',
    'r += down(k);',
    `r += new Base().go(k); throw ${one};`,
    `r += (k > 0 ? new Below() : new Base()).go(${1 + random.below(2)});`,
    'Base b = k > 2 ? new Base() : new Below(); r += b.go(k);',
    `r += Integer.parseInt(${random.pick(['"7"', '"x"', 'k > 0 ? "1" : "y"'])});`,
    // How long the text is nobody proves; so it does not count.
    `String.valueOf(new Loud(${random.pick(['k', '0', '2', '9'])})); r += 5;`,
    `String text = "" + new Loud(${random.pick(['k', '1', '2'])}); r += 5;`,
    `String.valueOf(new Loud(${random.pick(['0', '9'])})); throw ${one};`,
    `t = new Breaking(${random.pick(['k', '1', '2'])}); throw t;`,
    `java.util.Iterator<String> it = new java.util.ArrayList<String>().iterator(); if (k > 0) { it.next(); } throw ${one};`,
  ]);
}

function handlers(random: Random): string {
  const first = random.pick(CLASSES);
  const what = random.pick(['r += 1;', 'r += 1; t = e;', `r += 1; throw ${random.pick(MADE)};`, 'r += 1; throw e;', 'r += 1; k++;']);
  return random.chance(60) ? `catch (${first} e) { ${what} }` : `catch (${first} e) { ${what} } ${second(random, first)}`;
}

/** The compiler refuses a clause for what the first one takes; these are above all of them but one another. */
function second(random: Random, first: string): string {
  if (first === 'RuntimeException') return 'catch (Error e) { r += 2; }';
  return random.pick(['catch (RuntimeException e) { r += 2; }', 'catch (Throwable e) { r += 3; }']);
}

function tried(random: Random, inside: string): string {
  const last = random.chance(25) ? ` finally { ${random.pick(['r += 10;', `if (k > 1) { throw ${random.pick(MADE)}; }`, 'k--;'])} }` : '';
  return `try { ${inside} } ${handlers(random)}${last}`;
}

function around(random: Random, inside: string): string {
  return random.pick([
    inside,
    `for (int i = 0; i < 2; i++) { ${inside} t = ${random.pick(MADE)}; }`,
    `if (k > 0) { ${inside} }`,
    `do { ${inside} k++; } while (k < 2);`,
    `synchronized (lock) { ${inside} }`,
  ]);
}

function method(random: Random, index: number): MethodText {
  const inner = around(random, tried(random, thrower(random)));
  const body = random.chance(60) ? tried(random, inner) : inner;
  return methodText(`m${index}`, 'int', [
    `int r = 0; int k = ${random.below(4)}; RuntimeException t = ${random.pick(['null', ...MADE])}; Object lock = new Object();`,
    `try { ${body} r += 100; } catch (Throwable e) { r += 1000; }`,
    'return r;',
  ]);
}

export const PAST_HANDLERS: ValueTheme = {
  name: 'past-handlers',
  make(random: Random): ValueProgram {
    return programOf(
      'PastHandlers',
      MEMBERS,
      times(4, (index) => method(random, index)),
    );
  },
};
