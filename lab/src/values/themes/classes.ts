/**
 * Of which classes the objects are that the library gives: iterators, views, entries, conditions, parts of locks; asked by `instanceof`,
 * by a cast and by their class, before and after they are used. The stubs know them by interfaces and by classes that stand for others.
 * Neighbours: `../build.ts`; `identity.ts` is about which objects are one.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

/** What gives an object, and what is called on it first. */
const GIVEN = [
  ['new ArrayList<>(List.of("a")).iterator()', '.next()'],
  ['new ArrayList<>(List.of("a")).listIterator()', '.hasPrevious()'],
  ['new LinkedList<>(List.of("a")).iterator()', '.hasNext()'],
  ['((List<String>) new LinkedList<>(List.of("a"))).iterator()', '.hasNext()'],
  ['List.of("a").iterator()', '.hasNext()'],
  ['List.of("a").listIterator()', '.hasNext()'],
  ['new HashSet<>(List.of("a")).iterator()', '.hasNext()'],
  ['new ArrayDeque<>(List.of("a")).iterator()', '.hasNext()'],
  ['new ArrayDeque<>(List.of("a")).descendingIterator()', '.hasNext()'],
  ['new HashMap<>(Map.of("a", "b")).keySet()', '.size()'],
  ['new HashMap<>(Map.of("a", "b")).values()', '.size()'],
  ['new HashMap<>(Map.of("a", "b")).entrySet()', '.size()'],
  ['new HashMap<>(Map.of("a", "b")).entrySet().iterator().next()', '.getKey()'],
  ['new ArrayList<>(List.of("a")).subList(0, 1)', '.size()'],
  ['List.of("a", "b")', '.size()'],
  ['Map.of("a", "b")', '.size()'],
  ['Collections.emptyList()', '.size()'],
  ['new ReentrantLock().newCondition()', undefined],
  ['new ReentrantReadWriteLock().writeLock()', '.getHoldCount()'],
  ['new ReentrantReadWriteLock().readLock()', undefined],
  ['new ReentrantReadWriteLock().writeLock().newCondition()', undefined],
  ['TimeUnit.SECONDS', undefined],
  ['Thread.currentThread()', '.getName()'],
  ['new Thread()', '.getName()'],
  ['new ConcurrentHashMap<>(Map.of("a", "b")).keySet()', '.size()'],
  ['new AtomicReference<Object>("a").get()', '.hashCode()'],
] as const;

const ASKED = [
  'Iterator',
  'ListIterator',
  'Collection',
  'List',
  'Set',
  'Map',
  'Map.Entry',
  'java.io.Serializable',
  'Cloneable',
  'RandomAccess',
  'Comparable',
  'Runnable',
  'Condition',
  'Lock',
  'AutoCloseable',
  'CharSequence',
  'ArrayList',
  'AbstractCollection',
  'Enum',
] as const;

function method(random: Random, index: number): MethodText {
  const [made, call] = random.pick(GIVEN);
  const used = random.chance(40) && call !== undefined ? [`it${call};`] : [];
  const asked = random.pick(ASKED);
  const [other, otherCall] = random.pick(GIVEN);
  return random.pick([
    (): MethodText => methodText(`m${index}`, 'boolean', [`var it = ${made};`, ...used, 'Object o = it;', `return o instanceof ${asked};`]),
    (): MethodText =>
      methodText(`m${index}`, 'int', [
        `var it = ${made};`,
        ...used,
        'Object o = it;',
        `try { Object c = (${asked}) o; } catch (ClassCastException e) { return 2; }`,
        'return 1;',
      ]),
    (): MethodText =>
      methodText(`m${index}`, 'boolean', [
        `var it = ${made};`,
        ...used,
        `var other = ${random.chance(50) ? made : other};`,
        ...(random.chance(30) && otherCall !== undefined ? ['Object unused = other;'] : []),
        'Object o = it, p = other;',
        'return o.getClass() == p.getClass();',
      ]),
  ])();
}

export const CLASSES: ValueTheme = {
  name: 'classes',
  make(random: Random): ValueProgram {
    const made = programOf(
      'ClassesAsked',
      [],
      times(4, (index) => method(random, index)),
    );
    const imports = ['java.util.*', 'java.util.concurrent.*', 'java.util.concurrent.atomic.*', 'java.util.concurrent.locks.*'];
    return { ...made, text: `${imports.map((one) => `import ${one};\n`).join('')}${made.text}` };
  },
};
