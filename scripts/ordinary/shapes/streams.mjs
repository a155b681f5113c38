/**
 * Shapes of ordinary Java: queries, rankings and exports in the manner of streams, optionals and comparators.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function streamQueries(k) {
  const { noun, variable, texts, numbers, long, flag, status, statuses } = k.thing;
  const name = k.own('Queries', 'Overview', 'Finder');
  return `public class ${name} {
    private final ${k.thing.repository} repository;

    public ${name}(${k.thing.repository} repository) {
        this.repository = repository;
    }

${k.members(
  ...k.some(
    [
      `    public List<String> ${texts[0]}sOf(${status} status) {
        return repository.findAll().stream()
            .filter(${variable} -> ${k.get(variable, 'status')} == status)
            .map(${k.reference(texts[0])})
            .distinct()
            .sorted()
            .collect(Collectors.toList());
    }`,
      `    public Optional<${noun}> largest() {
        return repository.findAll().stream().max(Comparator.comparingLong(${k.reference(long)}));
    }`,
      `    public boolean anyOpen() {
        return repository.findAll().stream().anyMatch(${variable} -> !${k.get(variable, 'status')}.isEnd());
    }`,
      `    public Map<${status}, Long> countByStatus() {
        return repository.findAll().stream()
            .collect(Collectors.groupingBy(${k.reference('status')}, Collectors.counting()));
    }`,
      `    public int sum${capital(numbers[0])}(Predicate<${noun}> condition) {
        return repository.findAll().stream().filter(condition).mapToInt(${k.reference(numbers[0])}).sum();
    }`,
      `    public String list(String separator) {
        return repository.findAll().stream()
            .map(${variable} -> ${k.get(variable, 'id')} + ": " + ${k.get(variable, texts[0])})
            .collect(Collectors.joining(separator${k.maybe(50, ', "[", "]"')}));
    }`,
      `    public Map<Long, ${noun}> byId() {
        return repository.findAll().stream().collect(Collectors.toMap(${k.reference('id')}, Function.identity()));
    }`,
      `    public String ${texts[1]}Of(long id) {
        return Optional.ofNullable(repository.find(id)).map(${k.reference(texts[1])}).orElse("${k.pick('unknown', '', '-')}");
    }`,
      `    public List<${noun}> page(int number, int size) {
        return repository.findAll().stream()
            .sorted(Comparator.comparing(${k.reference(texts[0])}).thenComparing(${k.reference('id')}))
            .skip((long) number * size)
            .limit(size)
            .collect(Collectors.toList());
    }`,
      `    public void advanceAll() {
        repository.findByStatus(${status}.${statuses[0]}).forEach(${variable} -> repository.save(${variable}.withStatus(${k.get(variable, 'status')}.next())));
    }`,
      `    public Map<Boolean, List<${noun}>> split() {
        return repository.findAll().stream().collect(Collectors.partitioningBy(${k.reference(flag)}));
    }`,
      `    public ${noun} require(long id) {
        return Optional.ofNullable(repository.find(id)).orElseThrow(() -> ${k.thing.exception}.notFound(id));
    }`,
    ],
    k.int(6, 9),
  ),
)}
}`;
}

export function comparators(k) {
  const { noun, variable, plural, texts, numbers, real } = k.thing;
  const name = k.own('Comparators', 'Orders', 'Sortings');
  return `public final class ${name} {
    public static final Comparator<${noun}> BY_${texts[0].toUpperCase()} = Comparator.comparing(${k.reference(texts[0])});

    public static final Comparator<${noun}> BY_${numbers[0].toUpperCase()} =
        Comparator.comparingInt(${k.reference(numbers[0])}).thenComparing(BY_${texts[0].toUpperCase()});

    public static final Comparator<${noun}> BY_${real.toUpperCase()} = new Comparator<${noun}>() {
        @Override
        public int compare(${noun} left, ${noun} right) {
            return Double.compare(${k.get('left', real)}, ${k.get('right', real)});
        }
    };

    private static final Map<String, Comparator<${noun}>> NAMED = new HashMap<>();

    static {
        NAMED.put("${texts[0]}", BY_${texts[0].toUpperCase()});
        NAMED.put("${numbers[0]}", BY_${numbers[0].toUpperCase()});
        NAMED.put("${real}", BY_${real.toUpperCase()}.reversed());
    }

    private ${name}() {
    }

    public static Comparator<${noun}> named(String name) {
        Comparator<${noun}> comparator = NAMED.get(name);
        if (comparator == null) {
            throw new IllegalArgumentException("no order called " + name);
        }
        return comparator;
    }

    public static List<${noun}> sorted(Collection<${noun}> ${plural}, String... chosen) {
        Comparator<${noun}> all = (left, right) -> 0;
        for (String order : chosen) {
            all = all.thenComparing(order.startsWith("-") ? named(order.substring(1)).reversed() : named(order));
        }
        List<${noun}> sorted = new ArrayList<>(${plural});
        sorted.sort(all);
        return sorted;
    }

    public static boolean isSorted(List<${noun}> ${plural}, Comparator<${noun}> comparator) {
        ${noun} before = null;
        for (${noun} ${variable} : ${plural}) {
            if (before != null && comparator.compare(before, ${variable}) > 0) {
                return false;
            }
            before = ${variable};
        }
        return true;
    }

    public static ${noun} max(${noun} left, ${noun} right, Comparator<${noun}> comparator) {
        return comparator.compare(left, right) >= 0 ? left : right;
    }
}`;
}

export function hooks(k) {
  const { noun, variable, status } = k.thing;
  const name = k.own('Hooks', 'Triggers', 'Automation');
  return `public class ${name} {
    private final Map<${status}, List<Consumer<${noun}>>> hooks = new EnumMap<>(${status}.class);
    private final Map<String, Function<${noun}, String>> describers = new LinkedHashMap<>();
    private BiFunction<${noun}, ${status}, Boolean> veto = (${variable}, target) -> false;
    private Runnable afterwards = () -> { };

    public ${name}() {
        describers.put("short", ${variable} -> "#" + ${k.get(variable, 'id')});
        describers.put("name", ${k.reference(k.thing.texts[0])});
        describers.put("long", ${variable} -> {
            StringBuilder text = new StringBuilder();
            text.append(${k.get(variable, k.thing.texts[0])}).append(' ').append(${k.get(variable, k.thing.numbers[0])});
            return text.toString();
        });
    }

    public ${name} on(${status} status, Consumer<${noun}> hook) {
        hooks.computeIfAbsent(status, key -> new ArrayList<>()).add(hook);
        return this;
    }

    public ${name} unless(BiFunction<${noun}, ${status}, Boolean> veto) {
        BiFunction<${noun}, ${status}, Boolean> before = this.veto;
        this.veto = (${variable}, target) -> before.apply(${variable}, target) || veto.apply(${variable}, target);
        return this;
    }

    public ${name} then(Runnable action) {
        Runnable before = afterwards;
        afterwards = () -> {
            before.run();
            action.run();
        };
        return this;
    }

    public boolean fire(${noun} ${variable}, ${status} target) {
        if (veto.apply(${variable}, target)) {
            return false;
        }
        hooks.getOrDefault(target, Collections.emptyList()).forEach(hook -> hook.accept(${variable}));
        afterwards.run();
        return true;
    }

    public String describe(String kind, ${noun} ${variable}) {
        return describers.getOrDefault(kind, other -> "?").apply(${variable});
    }

    public int count() {
        int count = 0;
        for (List<Consumer<${noun}>> list : hooks.values()) {
            count += list.size();
        }
        return count;
    }
}`;
}

export function functions(k) {
  const name = k.name('Functions', 'Lazy', 'Composed', 'Memo');
  return `public final class ${name} {
    private ${name}() {
    }

    /** A value that is computed when it is first asked for. */
    public static final class Later<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Later(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public synchronized T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    public static <T> Supplier<T> later(Supplier<? extends T> source) {
        return new Later<>(source);
    }

${k.members(
  `    public static <A, B> Function<A, B> remember(Function<A, B> function) {
        Map<A, B> known = new HashMap<>();
        return argument -> known.computeIfAbsent(argument, function);
    }`,
  `    public static <T> Predicate<T> all(List<Predicate<T>> predicates) {
        return value -> predicates.stream().allMatch(predicate -> predicate.test(value));
    }`,
  `    public static <T> Predicate<T> not(Predicate<T> predicate) {
        return value -> !predicate.test(value);
    }`,
  `    public static <T, R> List<R> map(Collection<T> items, Function<? super T, ? extends R> function) {
        List<R> mapped = new ArrayList<>(items.size());
        for (T item : items) {
            mapped.add(function.apply(item));
        }
        return mapped;
    }`,
  `    public static <T> T fold(List<T> items, T start, BinaryOperator<T> operator) {
        T result = start;
        for (T item : items) {
            result = operator.apply(result, item);
        }
        return result;
    }`,
  `    public static IntUnaryOperator twice(IntUnaryOperator operator) {
        return number -> operator.applyAsInt(operator.applyAsInt(number));
    }`,
  `    public static int[] table(int size, IntUnaryOperator operator) {
        ${
          k.flip()
            ? 'return IntStream.range(0, size).map(operator).toArray();'
            : `int[] table = new int[size];
        for (int i = 0; i < size; i++) {
            table[i] = operator.applyAsInt(i);
        }
        return table;`
        }
    }`,
  `    public static <T> Consumer<T> counting(Consumer<T> consumer, AtomicInteger counter) {
        return value -> {
            counter.incrementAndGet();
            consumer.accept(value);
        };
    }`,
)}
}`;
}

export const STREAMS = [streamQueries, comparators, hooks, functions];
