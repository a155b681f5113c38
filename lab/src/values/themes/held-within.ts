/**
 * Classes that promise to be safe for threads and keep an object of another class within one of the library. Whether what protects that
 * object keeps others out of it, against whether every method is verified.
 * Neighbours: `filled.ts` asks the same of arrays; `lab/src/java/safe.ts` has what the explorer can run.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

/** The type of the field, what makes its object of a cell, and what gets the cell back out of the field. */
const HOLDERS: readonly (readonly [string, string, string])[] = [
  ['WeakReference<Cell>', 'new WeakReference<>(cell)', 'held.get()'],
  ['SoftReference<Cell>', 'new SoftReference<>(cell)', 'held.get()'],
  ['AtomicReference<Cell>', 'new AtomicReference<>(cell)', 'held.get()'],
  ['AtomicStampedReference<Cell>', 'new AtomicStampedReference<>(cell, 1)', 'held.getReference()'],
  ['Optional<Cell>', 'Optional.of(cell)', 'held.orElse(null)'],
  ['List<Cell>', 'List.of(cell)', 'held.get(0)'],
  ['Map<String, Cell>', 'Map.of("a", cell)', 'held.get("a")'],
  ['ConcurrentHashMap<String, Cell>', 'new ConcurrentHashMap<>(Map.of("a", cell))', 'held.get("a")'],
  ['Map<String, WeakReference<Cell>>', 'Map.of("a", new WeakReference<>(cell))', 'held.get("a").get()'],
  ['Future<Cell>', 'CompletableFuture.completedFuture(cell)', 'held.get()'],
  ['CompletableFuture<Cell>', 'CompletableFuture.completedFuture(cell)', 'held.join()'],
  ['Supplier<Cell>', '() -> cell', 'held.get()'],
  ['Cell[]', 'new Cell[] { cell }', 'held[0]'],
  ['Cell', 'cell', 'held'],
  ['EnumMap<TimeUnit, Cell>', 'new EnumMap<>(Map.of(TimeUnit.DAYS, cell))', 'held.get(TimeUnit.DAYS)'],
];
const IMPORTS = ['java.lang.ref.*', 'java.util.*', 'java.util.concurrent.*', 'java.util.concurrent.atomic.*', 'java.util.function.*'];

export const HELD_WITHIN: ValueTheme = {
  name: 'held-within',
  make(random: Random): ValueProgram {
    const [type, made, got] = random.pick(HOLDERS);
    const isLocked = random.chance(50);
    const inc = isLocked
      ? 'synchronized void inc() { n++; }'
      : random.pick(['void inc() { n++; }', 'void inc() { synchronized (this) { } n = n + 2; }']);
    const text = `${IMPORTS.map((one) => `import ${one};\n`).join('')}class Cell {
  ${isLocked ? '@GuardedBy("this") ' : ''}${random.pick(['private ', ''])}int n;
  ${inc}
  ${isLocked ? 'synchronized ' : ''}int seen() { return n; }
}
@ThreadSafe class HeldWithin {
  private final ${type} held;
  HeldWithin(Cell cell) { held = ${made}; }
  void up() { try { if (held != null) { Cell it = ${got}; if (it != null) { it.inc(); } } } catch (Exception none) { } }
}
class Asked {
  static boolean kept() throws InterruptedException {
    Cell cell = new Cell();
    HeldWithin it = new HeldWithin(cell);
    synchronized (cell) {
      int before = cell.seen();
      Thread other = new Thread(it::up);
      other.start();
      other.join(30);
      return cell.seen() == before;
    }
  }
}
`;
    const methods = [{ name: 'kept', type: 'boolean', isPromise: true } as const];
    const named = (name: string, of: string): { readonly className: string; readonly text: string } => ({ className: name, text: of });
    return {
      text,
      className: 'Asked',
      methods,
      others: [named('GuardedBy', '@interface GuardedBy { String value(); }\n'), named('ThreadSafe', '@interface ThreadSafe { }\n')],
    };
  },
};
