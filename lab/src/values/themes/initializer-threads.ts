/**
 * Static initializers that start a thread or hand an object to one while something is promised of their class and of the object. Nobody
 * else can read the static field then, so a JVM is asked in the initializer itself: whether what is promised held when the thread was
 * started. Where it did not, and every method of the program is verified, that is a wrong proof.
 * Neighbours: `../theme.ts` says what a theme is; `initializers.ts` is about those that throw.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

const STARTS = [
  'new Reader(cell).start();',
  'started(cell);',
  'for (int i = 0; i < 1; i++) { new Reader(cell).start(); }',
  'new Starter(cell).go();',
  'Thread thread = new Reader(cell); thread.start();',
  'if (cell.y == 0) { new Reader(cell).start(); }',
  'new Starting(cell);',
  'Thread thread = new Reader(cell) { }; thread.start();',
  'Other.ONE.take(cell);',
] as const;

export const INITIALIZER_THREADS: ValueTheme = {
  name: 'initializer-threads',
  make(random: Random): ValueProgram {
    const limit = 1 + random.below(5);
    const set = `limit = ${limit};`;
    const fill = `cell.x = ${random.pick(['1', '2', '0'])};`;
    const start = `held = cell.x <= 0 || limit == ${limit}; ${random.pick(STARTS)}`;
    const steps = random.pick([
      [fill, start, set],
      [set, fill, start],
      [fill, start, 'cell.x = 0;', set],
      [fill, set, start],
      [set, fill, start, `limit = ${limit} + 1; limit = ${limit};`],
    ]);
    const init = `Cell cell = new Cell(); ${steps.join(' ')}`;
    const place = random.pick(['block', 'method', 'enum', 'constructor'] as const);
    const head = place === 'enum' || place === 'constructor' ? 'enum Holder { ONE; ' : 'class Holder { ';
    const body = {
      block: `static { ${init} }`,
      enum: `static { ${init} }`,
      method: `static int done = prepare(); static int prepare() { ${init} return 1; }`,
      constructor: `Holder() { fill(); } static void fill() { ${init} }`,
    }[place];
    const text = `class Cell {
  volatile int x;
  volatile int y;
  //@ global_invariant x > 0 ==> Holder.limit == ${limit}
}
class Reader extends Thread {
  private final Cell cell;
  Reader(Cell cell) { this.cell = cell; }
  @Override public void run() {
    if (cell != null) {
      int y = cell.y;
    }
  }
}
class Starter {
  private final Cell cell;
  Starter(Cell cell) { this.cell = cell; }
  void go() { new Reader(cell).start(); }
}
class Starting {
  Starting(Cell cell) { new Reader(cell).start(); }
}
enum Other {
  ONE;
  void take(Cell cell) { new Reader(cell).start(); }
}
${head}
  static int limit;
  static boolean held;
  static boolean held() { return held; }
  static void started(Cell cell) { new Reader(cell).start(); }
  ${body}
}
class InitializerThreads {
  static boolean m0() { return Holder.held(); }
}
`;
    return { text, className: 'InitializerThreads', methods: [{ name: 'm0', type: 'boolean', isPromise: true }] };
  },
};
