/**
 * Calls of objects that the library made, seen as something that they implement and no stub's class is: a set by `Set.of` as an Iterable,
 * the values of a map as a Collection, an entry, an iterator of a view. The call ends; what follows it is reached.
 * Neighbours: `../build.ts`; `classes.ts` asks such objects for their class.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

/** What makes it, as which types it is seen. */
const GIVEN: readonly (readonly [string, readonly Seen[]])[] = [
  ...[
    'Set.of("a")',
    'List.of("a")',
    'Collections.emptyList()',
    'Collections.emptySet()',
    'Collections.singletonList("a")',
    'Collections.unmodifiableList(new ArrayList<>(List.of("a")))',
    'Collections.synchronizedList(new ArrayList<>(List.of("a")))',
    'Collections.synchronizedSet(new HashSet<>(List.of("a")))',
    'new HashMap<>(Map.of("a", "b")).keySet()',
    'new HashMap<>(Map.of("a", "b")).values()',
    'new TreeMap<>(Map.of("a", "b")).keySet()',
    'Map.of("a", "b").values()',
    'Map.of("a", "b").keySet()',
    'new ArrayList<>(List.of("a", "b")).subList(0, 1)',
    'Arrays.asList("a", "b")',
    'Collections.newSetFromMap(new HashMap<>())',
    'ConcurrentHashMap.newKeySet()',
    'new ConcurrentHashMap<>(Map.of("a", "b")).values()',
  ].map((made) => [made, ['Iterable', 'Collection', 'Object']] as const),
  ...['List.of("a").iterator()', 'Set.of("a").iterator()', 'new HashMap<>(Map.of("a", "b")).keySet().iterator()'].map(
    (made) => [made, ['Iterator', 'Object']] as const,
  ),
  ...[
    'Map.of("a", "b")',
    'Collections.emptyMap()',
    'Collections.singletonMap("a", "b")',
    'Collections.synchronizedMap(new HashMap<>())',
  ].map((made) => [made, ['Map', 'Object']] as const),
  ['Map.entry("a", "b")', ['Entry', 'Object']],
  ['new AbstractMap.SimpleEntry<>("a", "b")', ['Entry', 'Object']],
  ['Map.of("a", "b").entrySet().iterator().next()', ['Entry', 'Object']],
  ['new ReentrantLock().newCondition()', ['Object']],
  ['new ReentrantReadWriteLock().readLock()', ['Lock', 'Object']],
  ['new ReentrantReadWriteLock().writeLock()', ['Lock', 'Object']],
  ['Thread.currentThread()', ['Runnable', 'Object']],
  ['new StringBuilder("a")', ['CharSequence', 'Object']],
  ['"a".subSequence(0, 1)', ['CharSequence', 'Object']],
];

type Seen = 'Iterable' | 'Collection' | 'Iterator' | 'Map' | 'Entry' | 'Lock' | 'Runnable' | 'CharSequence' | 'Object';

/** How such a type is written, and what is called of it. */
const TYPES: Readonly<Record<Seen, readonly [string, readonly string[]]>> = {
  Iterable: ['Iterable<?>', ['iterator()', 'iterator().hasNext()', 'hashCode()']],
  Collection: ['Collection<?>', ['size()', 'isEmpty()', 'contains("a")', 'iterator()', 'toArray()']],
  Iterator: ['Iterator<?>', ['hasNext()', 'next()']],
  Map: ['Map<?, ?>', ['size()', 'get("a")', 'containsKey("a")', 'keySet()', 'values().size()']],
  Entry: ['Map.Entry<?, ?>', ['getKey()', 'getValue()']],
  Lock: ['Lock', ['lock()', 'tryLock()']],
  Runnable: ['Runnable', ['hashCode()']],
  CharSequence: ['CharSequence', ['length()', 'charAt(0)', 'toString()']],
  Object: ['Object', ['hashCode()', 'toString()', 'equals("a")', 'getClass()']],
};

function method(random: Random, index: number): MethodText {
  const [made, types] = random.pick(GIVEN);
  const seen = random.pick(types);
  const [type, calls] = TYPES[seen];
  const call = random.pick(calls);
  const on = random.pick([`${type} on = ${made};`, `${type} on = ${made};`, `${type} on = given(${made});`]);
  const steps = random.pick([
    [`try { begun++; on.${call}; done++; } catch (RuntimeException any) { done++; }`],
    [`try { begun++; on.${call}; done++; } finally { begun++; }`],
    [`begun++;`, `on.${call};`, `done++;`],
  ]);
  return methodText(
    `m${index}`,
    'int',
    [on, 'int begun = 0;', 'int done = 0;', ...steps, 'return begun - 2 * done;'],
    `${seen} of the library`,
  );
}

export const VIEWS: ValueTheme = {
  name: 'views',
  make(random: Random): ValueProgram {
    const made = programOf(
      'Views',
      ['static <T> T given(T one) { return one; }'],
      times(4, (index) => method(random, index)),
    );
    const imports = ['java.util.*', 'java.util.concurrent.*', 'java.util.concurrent.locks.*'];
    return { ...made, text: `${imports.map((one) => `import ${one};\n`).join('')}${made.text}` };
  },
};
