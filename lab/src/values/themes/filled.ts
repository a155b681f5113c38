/**
 * Arrays whose elements a lock is said to protect, and what writes them: a method of the library for the most part, under the lock or not.
 * Whether they keep what they have while another thread has the lock, against whether every method is verified.
 * Neighbours: `../theme.ts` says what a promise is; `arrays.ts` is about what a single thread sees in arrays.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

interface Kind {
  readonly element: string;
  /** What makes the array, the same for all. */
  readonly made: string;
  /** Statements that change the first element, of `A`, to something that the program does not read from another array. */
  readonly fills: readonly string[];
  /** And those that move what is there, or in `GIVEN`. */
  readonly moves: readonly string[];
  /** A write of the program itself; none where the library alone writes. */
  readonly plain?: string;
}

const FILLS = ['Arrays.fill(A, SEVEN);', 'Arrays.fill(A, 0, 2, SEVEN);'] as const;
const MOVES = [
  'System.arraycopy(GIVEN, 0, A, 0, 2);',
  'System.arraycopy(A, 1, A, 0, 2);',
  'Arrays.sort(A);',
  'Arrays.sort(A, 0, 3);',
] as const;
const OF_NUMBERS = { made: '{ 3, 2, 1 }', fills: FILLS, moves: [...MOVES, 'Arrays.parallelSort(A);'] } as const;
const KINDS: readonly Kind[] = [
  { ...OF_NUMBERS, element: 'int', fills: [...FILLS, 'Arrays.setAll(A, i -> i + 7);'], plain: 'A[0] = 7;' },
  { ...OF_NUMBERS, element: 'long', moves: [...MOVES, 'Arrays.parallelPrefix(A, 0, 3, Long::sum); Arrays.sort(A);'], plain: 'A[0]++;' },
  { ...OF_NUMBERS, element: 'byte', plain: 'A[0] += 1;' },
  { ...OF_NUMBERS, element: 'char', fills: [...FILLS, '"seven".getChars(0, 2, A, 0);'], plain: 'A[0] = 7;' },
  {
    element: 'String',
    made: '{ "c", "b", "a" }',
    fills: ['Arrays.fill(A, "d");', 'List.of("x", "y", "z").toArray(A);', 'Arrays.asList(A).set(0, "d");'],
    moves: ['System.arraycopy(A, 1, A, 0, 2);', 'Arrays.sort(A);', 'Collections.reverse(Arrays.asList(A));'],
    plain: 'A[0] = "d";',
  },
];

/** A field with the lock, what protects the array by it, and how one takes it. */
const LOCKS: readonly { readonly field: string; readonly name: string; readonly clause: string }[] = [
  { field: '', name: 'this', clause: '@GuardedBy("this")' },
  { field: '  private final Object lock = new Object();\n', name: 'lock', clause: '@GuardedBy("lock")' },
  { field: '', name: 'this', clause: '//@ guarded_by[i] holder == tid\n  ' },
];

function writing(random: Random, index: number, { fills, moves, plain, element }: Kind, lock: string, isLocked: boolean): string {
  const steps = (plain !== undefined && random.chance(15) ? plain : random.pick([...fills, ...moves])).replaceAll(
    'SEVEN',
    element === 'int' ? '7' : `(${element}) 7`,
  );
  const named = random.pick([
    (text: string) => text.replaceAll(/\bA\b/g, 'cells'),
    (text: string) => text.replaceAll(/\bA\b/g, 'cells'),
    (text: string) => `${element}[] all = cells; ${text.replaceAll(/\bA\b/g, 'all')}`,
  ])(steps);
  const around = random.pick(['if (cells.length > 2) { STEPS }', 'STEPS', 'STEPS']).replace('STEPS', named);
  if (!isLocked) return `  void write${index}() { ${around} }`;
  if (lock === 'this' && random.chance(50)) return `  synchronized void write${index}() { ${around} }`;
  return `  void write${index}() { synchronized (${lock}) { ${around} } }`;
}

export const FILLED: ValueTheme = {
  name: 'filled',
  make(random: Random): ValueProgram {
    // Where nothing of the program itself writes an element of that kind, the library is the only one.
    const isBlank = random.chance(50);
    const whole = random.pick(KINDS);
    const { element } = whole;
    const kind: Kind = isBlank ? { element, made: `new ${element}[3]`, fills: whole.fills, moves: [] } : whole;
    const { field, name, clause } = random.pick(LOCKS);
    const count = 1 + random.below(2);
    const unlocked = random.chance(50) ? random.below(count) : -1;
    const writes = Array.from({ length: count }, (_, index) => writing(random, index, kind, name, index !== unlocked));
    const lock = name === 'this' ? 'it' : 'it.lock';
    // Whoever waits for a thread that needs the lock waits for a moment only.
    const given = `  private static final ${element}[] GIVEN = ${kind.made.replace('3', '9').replace('c', 'x')};\n`;
    const text = `import java.util.*;
class Filled {
${isBlank ? '' : given}${field}  ${clause} private final ${element}[] cells = ${kind.made};
${writes.join('\n')}
  ${element} first() { synchronized (${name}) { return cells[0]; } }
  static boolean kept() throws InterruptedException {
    Filled it = new Filled();
    synchronized (${lock}) {
      ${element} before = it.cells[0];
      Thread other = new Thread(it::write${Math.max(unlocked, 0)});
      other.start();
      other.join(30);
      return it.cells[0] == before;
    }
  }
}
`;
    return {
      text,
      className: 'Filled',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true }],
      others: [{ className: 'GuardedBy', text: '@interface GuardedBy { String value(); }\n' }],
    };
  },
};
