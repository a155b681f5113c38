/**
 * Static initializers that start a thread and wait for it. The thread looks at a cell of which two invariants speak, that cannot both be about a cell in its state whatever the class of the initializer
 * says: by them it never writes down what a JVM says it has written. The mistake is the initializer's, so a negation counts where every method of the program is verified.
 * Neighbours: `../theme.ts` says what a theme is; `initializers.ts` is about those that throw.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

export const INITIALIZER_THREADS: ValueTheme = {
  name: 'initializer-threads',
  make(random: Random): ValueProgram {
    const limit = 1 + random.below(5);
    const [first, second] = random.chance(50) ? ['x', 'z'] : ['z', 'x'];
    const fill = [`cell.${first} = 1;`, ...(random.chance(75) ? [`cell.${second} = 1;`] : [])];
    const start = random.pick(['new Reader(cell).start();', 'started(cell);', 'for (int i = 0; i < 1; i++) { new Reader(cell).start(); }', 'new Starter(cell).go();', 'Reader reader = new Reader(cell); Thread thread = reader; thread.start();', 'new Anonymous().begin(cell);']);
    const wait = 'while (Log.done == 0) { }';
    const set = `limit = ${limit};`;
    const reset = random.chance(85) ? 'cell.z = 0;' : '';
    const steps = random.chance(70) ? [...fill, start, wait, reset, set] : [set, ...fill, start, wait, reset];
    const init = `Cell cell = new Cell(); ${steps.join(' ')}`;
    const place = random.pick(['block', 'method', 'enum'] as const);
    const holder = place === 'enum' ? `enum Holder { ONE; static int limit;` : 'class Holder { static int limit;';
    const body = place === 'method' ? `static int done = prepare(); static int prepare() { ${init} return 1; }` : `static { ${init} }`;
    const text = `class Cell {
  volatile int x;
  volatile int z;
  //@ env_assumption \\old(x) > 0 ==> x > 0
  //@ env_assumption \\old(z) == 0 ==> z == 0
  //@ global_invariant x > 0 ==> Holder.limit == ${limit}
  //@ global_invariant z > 0 ==> Holder.limit != ${limit}
}
class Log {
  static volatile int seen;
  static volatile int done;
  //@ global_invariant seen == 0
}
class Reader extends Thread {
  private final Cell cell;
  Reader(Cell cell) { this.cell = cell; }
  @Override public void run() {
    if (cell != null) {
      if (cell.x > 0) { if (cell.z > 0) { Log.seen = 1; } }
    }
    Log.done = 1;
  }
}
class Starter {
  private final Cell cell;
  Starter(Cell cell) { this.cell = cell; }
  void go() { new Reader(cell).start(); }
}
class Anonymous {
  void begin(Cell cell) { Thread thread = new Reader(cell) { }; thread.start(); }
}
${holder}
  static void use() { }
  static void started(Cell cell) { new Reader(cell).start(); }
  ${body}
}
class InitializerThreads {
  static int m0() { Holder.use(); return Log.seen; }
}
`;
    return { text, className: 'InitializerThreads', methods: [{ name: 'm0', type: 'int' }], restsOnAll: true };
  },
};
