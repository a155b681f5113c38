/**
 * Calls of the library with `null`, bounds and ordinary values: what its stubs say of results and of exceptions.
 * Neighbours: `../build.ts`. The stubs have a test of their own against the real library; here they meet the checker's special cases.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme, ValueType } from '../theme';

export const LIBRARY: ValueTheme = {
  name: 'library',
  make: (random: Random): ValueProgram => {
    const made = programOf(
      'Library',
      [
        'private static <T> T id(T t) { return t; } private static String none() { return null; } private static Integer boxed(int i) { return i; }',
      ],
      times(3, (index) => method(random, `m${index}`)),
    );
    return {
      ...made,
      text: `import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.function.*;\n${made.text}`,
    };
  },
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one line for each method of the library.
function method(random: Random, name: string): MethodText {
  const s = (): string => random.pick(['"a"', '"abc"', '""', '"12"', '"-7"', 'null', 'none()', '"x1"', '" "']);
  const i = (): string => random.pick(['0', '1', '2', '3', '-1', '100', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE']);
  const o = (): string => random.pick(['"a"', 'null', '1', 'new Object()', 'none()', '2L', "'c'"]);
  const list = (): string =>
    random.pick([
      'List.of()',
      'List.of("a")',
      'List.of("a", "b")',
      'new ArrayList<String>()',
      'new ArrayList<>(List.of("a"))',
      'Arrays.asList("a", null)',
      'Collections.emptyList()',
      'new LinkedList<String>()',
    ]);
  const choices: readonly (readonly [ValueType, string])[] = [
    ['int', `return Integer.parseInt(${s()});`],
    ['int', `return Integer.valueOf(${s()});`],
    ['int', `return Integer.compare(${i()}, ${i()});`],
    ['int', `return Math.max(${i()}, ${i()});`],
    ['int', `return Math.min(${i()}, ${i()});`],
    ['int', `return Math.abs(${i()});`],
    ['int', `return Math.addExact(${i()}, ${i()});`],
    ['int', `return Math.floorMod(${i()}, ${random.pick(['3', '-3', '0'])});`],
    ['int', `return Math.floorDiv(${i()}, ${random.pick(['3', '-3', '2'])});`],
    ['int', `return Integer.signum(${i()});`],
    ['int', `return Integer.bitCount(${i()});`],
    ['int', `return Integer.sum(${i()}, ${i()});`],
    ['long', `return Long.parseLong(${s()});`],
    ['boolean', `return Boolean.parseBoolean(${s()});`],
    ['boolean', `return Character.isDigit(${random.pick(["'1'", "'a'"])});`],
    ['boolean', `return Objects.equals(${o()}, ${o()});`],
    ['boolean', `return Objects.isNull(${o()});`],
    ['boolean', `return Objects.nonNull(${o()});`],
    ['boolean', `return Objects.requireNonNull(${o()}) != null;`],
    ['String', `return Objects.requireNonNullElse(${s()}, "z");`],
    ['int', `return Objects.hashCode(${random.pick(['null', '1'])});`],
    ['String', `return Objects.toString(${random.pick(['null', '"a"'])}, "q");`],
    ['int', `return Objects.checkIndex(${i()}, 3);`],
    ['String', `return String.valueOf(${random.pick(['1', 'true', "'c'", '(Object) null', '"a"', '2L'])});`],
    ['int', `return ${s()}.length();`],
    ['char', `return ${s()}.charAt(${i()});`],
    ['int', `return ${s()}.indexOf(${random.pick(['"b"', "'c'", '""', '"q"'])});`],
    ['boolean', `return ${s()}.contains(${s()});`],
    ['boolean', `return ${s()}.startsWith(${s()});`],
    ['String', `return ${s()}.trim();`],
    ['String', `return ${s()}.concat(${s()});`],
    ['int', `return ${s()}.compareTo(${s()});`],
    ['boolean', `return ${s()}.equalsIgnoreCase(${s()});`],
    ['int', `return ${s()}.split("b").length;`],
    ['boolean', `return ${s()}.equals(${s()});`],
    ['String', `return ${s()}.repeat(${random.pick(['0', '2', '-1'])});`],
    ['boolean', `return ${s()}.isBlank();`],
    ['int', `return ${s()}.toCharArray().length;`],
    ['String', `return String.join("-", ${random.pick(['"a", "b"', '"a"', 'null'])});`],
    ['int', `return ${list()}.size();`],
    ['boolean', `return ${list()}.isEmpty();`],
    ['String', `return id(${list()}.get(${random.pick(['0', '1', '-1'])})) + "";`],
    ['boolean', `return ${list()}.contains(${random.pick(['"a"', 'null'])});`],
    ['boolean', `List<String> l = ${list()}; return l.add(${s()});`],
    ['int', `List<String> l = new ArrayList<>(); l.add("a"); l.add("b"); l.remove(0); return l.size();`],
    ['String', `List<String> l = new ArrayList<>(); l.add(${s()}); return l.get(0);`],
    ['int', `Map<String, Integer> m = new HashMap<>(); m.put("a", 1); return m.get(${s()}) == null ? -1 : m.get("a");`],
    ['int', `Map<String, Integer> m = new HashMap<>(); m.put("a", 1); m.put("a", 2); return m.size();`],
    [
      'int',
      `Map<String, Integer> m = new ${random.pick(['HashMap', 'TreeMap', 'ConcurrentHashMap'])}<>(); return m.getOrDefault(${s()}, 7);`,
    ],
    ['boolean', `Map<String, Integer> m = Map.of("a", 1); return m.containsKey(${s()});`],
    ['int', `Set<Integer> x = Set.of(1, ${random.pick(['2', '1'])}); return x.size();`],
    ['boolean', `Optional<String> x = Optional.${random.pick(['empty()', 'of("a")', 'ofNullable(none())'])}; return x.isPresent();`],
    ['String', `return Optional.ofNullable(${s()}).orElse("z");`],
    ['String', `return Optional.${random.pick(['of("a")', '<String>empty()'])}.get();`],
    [
      'int',
      `AtomicInteger x = new AtomicInteger(${random.pick(['0', '5'])}); x.${random.pick(['incrementAndGet()', 'getAndIncrement()', 'addAndGet(3)', 'compareAndSet(0, 4)', 'set(9)', 'getAndSet(2)'])}; return x.get();`,
    ],
    [
      'int',
      `AtomicInteger x = new AtomicInteger(1); return x.${random.pick(['incrementAndGet()', 'getAndIncrement()', 'getAndAdd(4)', 'decrementAndGet()', 'updateAndGet(y -> y + 2)', 'accumulateAndGet(5, (y, z) -> y * z)'])};`,
    ],
    ['boolean', `AtomicBoolean x = new AtomicBoolean(); return x.compareAndSet(${random.pick(['true', 'false'])}, true);`],
    [
      'boolean',
      `AtomicReference<String> x = new AtomicReference<>("a"); return x.compareAndSet(${random.pick(['"a"', '"b"', 'null'])}, "c") && x.get() == "c";`,
    ],
    ['long', `AtomicLong x = new AtomicLong(2L); x.${random.pick(['addAndGet(3)', 'set(4)'])}; return x.get();`],
    ['int', `int[] x = { 3, 1, 2 }; Arrays.sort(x); return x[0];`],
    ['int', `int[] x = new int[3]; Arrays.fill(x, 4); return x[2];`],
    ['int', `return Arrays.copyOf(new int[] { 1, 2 }, ${random.pick(['1', '3', '-1', '0'])}).length;`],
    [
      'int',
      `int[] x = { 1, 2, 3 }; System.arraycopy(x, ${random.pick(['0', '1', '-1'])}, x, 1, ${random.pick(['2', '3', '0'])}); return x[2];`,
    ],
    ['int', `return Arrays.asList(${random.pick(['1, 2', '(Object) null', '"a"'])}).size();`],
    ['boolean', `return Arrays.equals(new int[] { 1 }, ${random.pick(['new int[] { 1 }', 'null', 'new int[0]'])});`],
    ['int', `StringBuilder b = new StringBuilder(); b.append(${random.pick(['1', '"ab"', 'null + ""', "'c'"])}); return b.length();`],
    ['String', `return new StringBuilder("a").append(${s()}).toString();`],
    ['String', `return new StringBuilder(${s()}).reverse().toString();`],
    ['int', `Iterator<String> it = ${list()}.iterator(); int n = 0; while (it.hasNext()) { it.next(); n++; } return n;`],
    ['int', 'Deque<Integer> q = new ArrayDeque<>(); q.push(1); q.push(2); return q.pop();'],
    ['boolean', `Deque<Integer> q = new ArrayDeque<>(); return q.offer(${random.pick(['1', 'null'])});`],
    ['int', `return boxed(${i()}).compareTo(${random.pick(['1', 'null'])});`],
    ['boolean', `return boxed(1).equals(${o()});`],
    ['String', `return boxed(${i()}).toString();`],
    ['int', `return boxed(${random.pick(['1', '300'])}).byteValue();`],
    ['int', `Function<Integer, Integer> f = x -> x + 1; return f.apply(${random.pick(['1', 'null'])});`],
    ['String', `Supplier<String> f = () -> ${s()}; return f.get();`],
    ['int', `ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> 4); return t.get();`],
    ['boolean', `return Thread.currentThread() == Thread.currentThread();`],
    ['boolean', `return Thread.interrupted();`],
    ['int', `return new int[] { 1, 2 }.clone().length;`],
    ['int', `return Integer.parseInt("${random.pick(['7f', '10'])}", ${random.pick(['16', '10', '1'])});`],
    ['String', `return Integer.toString(${i()});`],
    ['boolean', `return new Exception(${s()}).getMessage() == null;`],
    ['boolean', `Object x = new Object(); return x.equals(${random.pick(['x', 'new Object()', 'null'])});`],
    ['boolean', 'Object x = new Object(); return x.hashCode() == x.hashCode();'],
    ['boolean', `return TimeUnit.SECONDS.toMillis(2) == ${random.pick(['2000', '2'])};`],
    ['int', `return List.of(${random.pick(['1, 2', 'null, 1', '3'])}).size();`.replace('null', '(Integer) null')],
    ['boolean', `return Collections.unmodifiableList(${random.pick(['new ArrayList<String>()', 'null'])}).isEmpty();`],
    ['int', `return Collections.max(List.of(3, 4));`],
    ['boolean', `Semaphore x = new Semaphore(${random.pick(['0', '1', '2'])}); return x.tryAcquire();`],
    ['long', `CountDownLatch x = new CountDownLatch(${random.pick(['2', '0', '-1'])}); x.countDown(); return x.getCount();`],
  ];
  const [type, line] = random.pick(choices);
  return methodText(name, type, [line], /(\w+(?:<>)?)\.?(?=\()/.exec(line.replace(/^.*return /, ''))?.[1]);
}
