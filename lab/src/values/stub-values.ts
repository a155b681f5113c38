/**
 * What the members of the stubs can be called with, as Java: for a type, expressions that javac takes where that type is wanted. Every type
 * variable stands for String.
 * Neighbours: `themes/stub-exceptions.ts` makes the calls. What the real library is called with by reflection, with far more objects, is in
 * `server/test/library/jvm`.
 */
import type { ClassSymbol, JavaType } from '#test/library/stub-members';

const PRIMITIVES: Readonly<Record<string, readonly string[]>> = {
  boolean: ['true', 'false'],
  byte: ['(byte) 0', '(byte) -1', '(byte) 127'],
  short: ['(short) 0', '(short) -1', '(short) 300'],
  char: ["'a'", "'0'", "'\\uffff'"],
  int: ['0', '1', '2', '3', '7', '-1', '-5', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE'],
  long: ['0L', '1L', '-1L', '5L', 'Long.MAX_VALUE', 'Long.MIN_VALUE'],
  float: ['0f', '-1.5f', '3f'],
  double: ['0.0', '-1.5', '1e300'],
};

const STRINGS = ['""', '"a"', '"ab"', '"12"', '"-1"', '"1.5"', '"x y"', '"%d"', '"%s"', '"%"', '"%q"', '"java.version"'];
const LISTS = [
  'new ArrayList<String>()',
  'new LinkedList<String>()',
  'List.of("a", "b")',
  'new Vector<String>()',
  'Collections.emptyList()',
  'stale()',
  'one()',
  'new CopyOnWriteArrayList<String>()',
];
const SETS = ['new HashSet<String>()', 'Set.of("a")', 'new TreeSet<String>()', 'Collections.emptySet()', 'new LinkedHashSet<String>()'];
const MAPS = [
  'new HashMap<String, String>()',
  'new TreeMap<String, String>()',
  'Map.of("a", "b")',
  'new Hashtable<String, String>()',
  'new ConcurrentHashMap<String, String>()',
  'Collections.emptyMap()',
];
const QUEUES = ['new ArrayDeque<String>()', 'new LinkedList<String>()', 'new PriorityQueue<String>()', 'new ArrayBlockingQueue<String>(1)'];

/** By the name of the class; `null` is a value of every one of them when it is an argument. */
const OBJECTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['java.lang.String', STRINGS],
  ['java.lang.Object', ['"o"', 'new Object()', 'Integer.valueOf(1)', 'new int[1]']],
  ['java.lang.CharSequence', ['"ab"', 'new StringBuilder("ab")', '""']],
  ['java.lang.StringBuilder', ['new StringBuilder()', 'new StringBuilder("abc")']],
  ['java.lang.StringBuffer', ['new StringBuffer()', 'new StringBuffer("abc")']],
  ['java.lang.Integer', ['Integer.valueOf(5)']],
  ['java.lang.Long', ['Long.valueOf(5L)']],
  ['java.lang.Boolean', ['Boolean.valueOf(true)']],
  ['java.lang.Character', ["Character.valueOf('c')"]],
  ['java.lang.Byte', ['Byte.valueOf((byte) 5)']],
  ['java.lang.Short', ['Short.valueOf((short) 5)']],
  ['java.lang.Double', ['Double.valueOf(5.0)']],
  ['java.lang.Float', ['Float.valueOf(5f)']],
  ['java.lang.Number', ['Integer.valueOf(5)', 'Double.valueOf(1.5)']],
  ['java.lang.Comparable', ['"b"']],
  ['java.lang.Runnable', ['new Thread()']],
  ['java.lang.Thread', ['new Thread()', 'Thread.currentThread()']],
  ['java.lang.Class', ['String.class']],
  ['java.io.PrintStream', ['System.out', 'System.err']],
  [
    'java.lang.Throwable',
    ['new RuntimeException()', 'new RuntimeException("m", new Error())', 'new Throwable("t", null)', 'new Exception(new Error())'],
  ],
  ['java.util.concurrent.TimeUnit', ['TimeUnit.SECONDS', 'TimeUnit.NANOSECONDS', 'TimeUnit.DAYS']],
  ['java.util.Random', ['new Random()']],
  ['java.util.Collection', [...LISTS, ...SETS]],
  ['java.lang.Iterable', [...LISTS, ...SETS]],
  ['java.util.List', LISTS],
  ['java.util.ArrayList', ['new ArrayList<String>()']],
  ['java.util.LinkedList', ['new LinkedList<String>()']],
  ['java.util.Set', SETS],
  ['java.util.SortedSet', ['new TreeSet<String>()']],
  ['java.util.HashSet', ['new HashSet<String>()', 'new LinkedHashSet<String>()']],
  ['java.util.LinkedHashSet', ['new LinkedHashSet<String>()']],
  ['java.util.TreeSet', ['new TreeSet<String>()']],
  ['java.util.Map', MAPS],
  ['java.util.Queue', QUEUES],
  ['java.util.Deque', ['new ArrayDeque<String>()', 'new LinkedList<String>()', 'new ConcurrentLinkedDeque<String>()']],
  ['java.util.ArrayDeque', ['new ArrayDeque<String>()']],
  ['java.util.PriorityQueue', ['new PriorityQueue<String>()']],
  ['java.util.Vector', ['new Vector<String>()', 'new Stack<String>()']],
  ['java.util.Stack', ['new Stack<String>()']],
  ['java.util.Properties', ['new Properties()']],
  ['java.util.concurrent.CopyOnWriteArrayList', ['new CopyOnWriteArrayList<String>()']],
  ['java.util.concurrent.BlockingQueue', ['new ArrayBlockingQueue<String>(1)', 'new LinkedBlockingQueue<String>()']],
  ['java.util.concurrent.CyclicBarrier', ['new CyclicBarrier(1)']],
  ['java.util.concurrent.CountDownLatch', ['new CountDownLatch(0)', 'new CountDownLatch(2)']],
  ['java.util.concurrent.Semaphore', ['new Semaphore(0)', 'new Semaphore(3)', 'new Semaphore(Integer.MAX_VALUE)']],
  ['java.util.concurrent.atomic.AtomicBoolean', ['new AtomicBoolean(true)']],
  ['java.util.concurrent.atomic.AtomicInteger', ['new AtomicInteger(5)', 'new AtomicInteger(Integer.MAX_VALUE)']],
  ['java.util.concurrent.atomic.AtomicLong', ['new AtomicLong(5)', 'new AtomicLong(Long.MIN_VALUE)']],
  ['java.util.concurrent.atomic.AtomicIntegerArray', ['new AtomicIntegerArray(2)']],
  ['java.util.concurrent.atomic.AtomicLongArray', ['new AtomicLongArray(2)']],
  ['java.util.concurrent.atomic.AtomicReference', ['new AtomicReference<String>("a")', 'new AtomicReference<String>()']],
  ['java.util.concurrent.atomic.AtomicReferenceArray', ['new AtomicReferenceArray<String>(2)']],
  ['java.util.concurrent.atomic.LongAdder', ['new LongAdder()']],
  ['java.util.concurrent.locks.ReentrantLock', ['new ReentrantLock()', 'held()']],
  ['java.util.concurrent.locks.Lock', ['new ReentrantLock()', 'held()']],
  ['java.util.concurrent.locks.ReentrantReadWriteLock', ['new ReentrantReadWriteLock()']],
  ['java.util.concurrent.locks.Condition', ['new ReentrantLock().newCondition()']],
]);

/** What every program declares for them. */
export const HELPERS: readonly string[] = [
  'static List<String> stale() { List<String> all = new ArrayList<>(); all.add("a"); List<String> view = all.subList(0, 1); all.add("b"); return view; }',
  'static List<String> one() { List<String> all = new ArrayList<>(); all.add("a"); return all; }',
  'static ReentrantLock held() { ReentrantLock lock = new ReentrantLock(); lock.lock(); return lock; }',
];

export const IMPORTS =
  'import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n';

/** A type as Java writes it in a declaration. */
export function declared(type: JavaType, classes: ReadonlyMap<string, ClassSymbol>): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'array':
      return `${declared(type.element, classes)}[]`;
    case 'class': {
      const count = classes.get(type.name)?.typeParams.length ?? 0;
      return count === 0 ? type.name : `${type.name}<${Array.from({ length: count }, () => 'String').join(', ')}>`;
    }
    default:
      return 'String';
  }
}

/** Expressions of the type; none for a type of which nothing is known here. `isArgument`: it may be null. */
export function valuesOf(type: JavaType, isArgument: boolean): readonly string[] {
  if (type.kind === 'primitive') return PRIMITIVES[type.name]!;
  const objects =
    type.kind === 'array'
      ? arrays(type.element)
      : type.kind === 'typeVariable'
        ? STRINGS
        : type.kind === 'class'
          ? (OBJECTS.get(type.name) ?? [])
          : [];
  return isArgument ? ['null', ...objects] : objects;
}

function arrays(element: JavaType): readonly string[] {
  if (element.kind === 'primitive') return [`new ${element.name}[0]`, `new ${element.name}[3]`];
  return element.kind === 'class' && element.name === 'java.lang.Object'
    ? ['new Object[0]', 'new Object[] { "a", "b" }', 'new Object[2]', 'new Object[] { "a", "a" }', 'new String[2]']
    : ['new String[0]', 'new String[] { "a", "a" }'];
}
