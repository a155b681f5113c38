/**
 * Programs with several failures in one method, of which it is known by construction that no run breaks some: what nobody ever writes is
 * not what it would have to be, and what `join` has put in order is no race. None of those may be called confirmed, whatever else a run of
 * the same method breaks.
 * Neighbours: `main.ts` checks them.
 */
import { Random } from '../random';

export interface Several {
  readonly text: string;
  /** The lines, counted from 1, at which nothing ever goes wrong. */
  readonly never: ReadonlySet<number>;
}

/** A statement, and whether a run may go wrong there. */
type Line = readonly [text: string, isReal: boolean];

export function several(seed: number): Several {
  const random = new Random(seed, 'confirmed');
  const kinds = [places, joined, helped, unnamed, mains] as const;
  const lines = random.weighted(([40, 30, 15, 10, 5] as const).map((weight, index) => [weight, kinds[index]!]))(random);
  return {
    text: `${lines.map(([text]) => text).join('\n')}\n`,
    never: new Set(lines.flatMap(([, isReal], index) => (isReal ? [] : [index + 1]))),
  };
}

/** Failures of one kind or of several, in a method or in what it calls: `p` and `c` are anything, `n` is always 0 and `own` never null. */
function places(random: Random): readonly Line[] {
  const kinds: readonly ((at: number) => readonly [Line, Line])[] = [
    () => [
      ['/*@ assert p != 2 */', true],
      ['/*@ assert n <= 0 */', false],
    ],
    (at) => [
      [`int i${at} = new int[1][p];`, true],
      [`int j${at} = new int[1][n];`, false],
    ],
    (at) => [
      [`int d${at} = 1 / p;`, true],
      [`int e${at} = 1 / (n + 1);`, false],
    ],
    () => [
      ['c.get();', true],
      ['(n == 0 ? own : null).get();', false],
    ],
  ];
  const main = random.pick(kinds);
  const statements = (from: number): readonly Line[] =>
    Array.from({ length: 2 + random.below(2) }, (_, at) => random.pick((random.chance(75) ? main : random.pick(kinds))(from + at)));
  const isInlined = random.chance(70);
  const own: readonly Line[] = isInlined && random.chance(60) ? [] : statements(10);
  const calls = isInlined ? [['help(p, c);', true] as const, ...(random.chance(25) ? [['help(p, c);', true] as const] : [])] : [];
  return [
    ['class Cell { int get() { return 0; } }', true],
    ['class Several {', true],
    ['private volatile int n;', true],
    ['private final Cell own = new Cell();', true],
    ...(isInlined ? ([['private void help(int p, Cell c) {', true], ...statements(0), ['}', true]] as const) : []),
    ['/*@ requires true */ void asked(int p, Cell c) {', true],
    ...(random.chance(50) ? [...own, ...calls] : [...calls, ...own]),
    ['} }', true],
  ];
}

/** A helper breaks a clause, and is called where nobody ever comes, too: `n` is always 0. */
function helped(random: Random): readonly Line[] {
  const isInvariant = random.chance(50);
  const isDeep = random.chance(30);
  const call = isDeep ? 'twice(this);' : 'down(this);';
  const step = (): Line =>
    random.pick([
      [`if (n == ${random.pick(['7', '-1'])}) ${call}`, false],
      [`if (n == 7) { ${call} }`, false],
      [call, true],
      ['x = 5;', true],
    ] as const);
  return [
    ['class Helped {', true],
    ['private volatile int n;', true],
    [`/*@ ${isInvariant ? 'global_invariant x >= 0' : 'env_assumption \\old(x) <= x'} */ private volatile int x;`, true],
    ['private static void down(Helped v) { v.x = v.x - 1; }', true],
    ...(isDeep ? [['private static void twice(Helped v) { down(v); }', true] as const] : []),
    ['void go() {', true],
    ...Array.from({ length: 3 + random.below(2) }, step),
    ['} }', true],
  ];
}

/** What only classes do that no client can name, and none of their callers lets go wrong. */
function unnamed(random: Random): readonly Line[] {
  const initializer: readonly Line[] = [
    ['private static class Never {', true],
    [`private static final int q = ${random.pick(['10 / n', 'new int[n - 1].length', 'row[0]'])};`, false],
    ['static int get() { return q; }', true],
    ['}', true],
    ['/*@ requires true */ static int use() { n = 5; row = new int[n]; return Never.get(); }', true],
  ];
  const isStatic = random.chance(50);
  const helper: readonly Line[] = [
    [`${random.pick(['private static class', 'private static final class'])} Helper {`, true],
    [`${isStatic ? 'static ' : ''}void fill(int i) { row[i] = 1; }`, false],
    ['}', true],
    [
      `/*@ requires true */ static void fill() { row = new int[5]; ${isStatic ? 'Helper' : 'new Helper()'}.fill(${random.below(5)}); }`,
      true,
    ],
  ];
  return [
    ['class Unnamed {', true],
    ['private static int n = 0;', true],
    ['private static int[] row;', true],
    ['private Unnamed() { }', true],
    ...(random.chance(70) ? initializer : []),
    ...(random.chance(70) ? helper : []),
    ['}', true],
  ];
}

/** Accesses beside threads that are started, and after each of them has been joined. */
function joined(random: Random): readonly Line[] {
  const access = (at: number): string => random.pick([`int x${at} = a.x;`, `int x${at} = a.x;`, `int x${at} = look(a);`, 'a.x = 3;']);
  const threads = 1 + random.below(2);
  const body: Line[] = [];
  const add = (isReal: boolean): void => {
    if (random.chance(50)) body.push([access(body.length), isReal]);
  };
  for (let at = 0; at < threads; at++) body.push([`Worker w${at} = new Worker(a); w${at}.start();`, true]);
  add(true);
  const left = random.chance(25) ? threads - 1 : threads;
  for (let at = 0; at < left; at++) {
    body.push([`w${at}.join();`, true]);
    if (at < left - 1) add(true);
  }
  body.push([access(body.length), left < threads]);
  add(left < threads);
  return [
    ['class Joined {', true],
    [`/*@ ${random.pick(['unwritable_by_env_if', 'unwritable_by_env_if', 'guarded_by'])} holder == tid */ int x;`, true],
    ['static class Worker extends Thread { final Joined a; Worker(/*@ non_null */ Joined a) { this.a = a; }', true],
    ['public void run() { synchronized (a) { a.x = 1; } } }', true],
    // Its own line is that of both kinds of calls.
    ['private static int look(Joined a) { return a.x; }', true],
    ['/*@ requires true */ static void go() throws InterruptedException { Joined a = new Joined();', true],
    ...body,
    ['} }', true],
  ];
}

/** What only `main` writes, which runs once and in one thread, whatever other classes have one, too. */
function mains(random: Random): readonly Line[] {
  const value = random.below(3);
  const other: readonly Line[] = [['class Before { public static void main(String[] args) { } }', true]];
  const own: readonly Line[] = [
    ['class Mains {', true],
    ['private static volatile int a;', true],
    ['public static void main(String[] args) {', true],
    [`a = ${value};`, true],
    random.pick<Line>([
      [`/*@ assert a == ${value} */`, false],
      [`int[] i = new int[1]; i[a - ${value}] = 1;`, false],
    ]),
    [`a = ${value + 1 + random.below(2)};`, true],
    ['} }', true],
  ];
  return random.chance(70) ? [...other, ...own] : [...own, ...other];
}
