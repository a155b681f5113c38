/**
 * Shapes of ordinary Java: repositories, services, caches, registries: business code that keeps things and hands them out.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function inMemoryRepository(k) {
  const { noun, variable, repository, status, exception } = k.thing;
  const name = k.name(`InMemory${repository}`, `Map${repository}`);
  const map = k.pick('HashMap', 'LinkedHashMap', 'TreeMap');
  const locked = k.maybe(40, 'synchronized ');
  return `public class ${name} implements ${repository} {
    private final Map<Long, ${noun}> byId = new ${map}<>();
    private long changes;

    @Override
    public ${locked}${noun} find(long id) {
        return byId.get(id);
    }

    @Override
    public ${locked}List<${noun}> findAll() {
        return new ArrayList<>(byId.values());
    }

    @Override
    public ${locked}List<${noun}> findByStatus(${status} status) {
        ${
          k.flip()
            ? `List<${noun}> found = new ArrayList<>();
        for (${noun} ${variable} : byId.values()) {
            if (${k.get(variable, 'status')} == status) {
                found.add(${variable});
            }
        }
        return found;`
            : `return byId.values().stream()
            .filter(${variable} -> ${k.get(variable, 'status')} == status)
            .collect(Collectors.toList());`
        }
    }

    @Override
    public ${locked}void save(${noun} ${variable}) {
        if (${variable} == null) {
            throw new IllegalArgumentException("${variable} is null");
        }
        byId.put(${k.get(variable, 'id')}, ${variable});
        changes++;
    }

    @Override
    public ${locked}boolean remove(long id) {
        ${
          k.flip()
            ? `${noun} removed = byId.remove(id);
        if (removed == null) {
            return false;
        }
        changes++;
        return true;`
            : `if (byId.remove(id) == null) {
            throw ${exception}.notFound(id);
        }
        changes++;
        return true;`
        }
    }

    public ${locked}long changes() {
        return changes;
    }
${k.maybe(
  50,
  `
    public ${locked}int size() {
        return byId.size();
    }`,
)}
}`;
}

export function service(k) {
  const { noun, variable, repository, exception, numbers, texts, status, statuses } = k.thing;
  const name = k.own('Service', 'Manager', 'Facade');
  const [first, second] = k.shuffled(numbers);
  const limit = k.int(3, 400);
  return `/** What can be done with ${k.thing.plural}. */
public class ${name} {
    private static final int MAX_${first.toUpperCase()} = ${limit};

    private final ${repository} repository;
    private int handled;

    public ${name}(${repository} repository) {
        this.repository = ${k.pick('repository', 'Objects.requireNonNull(repository)', 'Objects.requireNonNull(repository, "repository")')};
    }

    private ${noun} load(long id) {
        ${noun} ${variable} = repository.find(id);
        if (${variable} == null) {
            throw ${k.pick(`${exception}.notFound(id)`, `new ${exception}("no ${variable} with id " + id, id)`)};
        }
        return ${variable};
    }

${k.members(
  `    public ${noun} advance(long id) {
        ${noun} ${variable} = load(id);
        if (${k.get(variable, 'status')}.isEnd()) {
            throw new ${exception}("already at its end", id);
        }
        ${noun} advanced = ${variable}.withStatus(${k.get(variable, 'status')}.next());
        repository.save(advanced);
        handled++;
        return advanced;
    }`,
  `    public void change${capital(first)}(long id, int ${first}) {
        if (${first} < 0 || ${first} > MAX_${first.toUpperCase()}) {
            throw new IllegalArgumentException("${first} out of range: " + ${first});
        }
        ${noun} ${variable} = load(id);
        if (${k.get(variable, first)} != ${first}) {
            repository.save(${variable}.with${capital(first)}(${first}));
            handled++;
        }
    }`,
  `    public int total${capital(second)}() {
        int total = 0;
        for (${noun} ${variable} : repository.findAll()) {
            total += ${k.get(variable, second)};
        }
        return total;
    }`,
  k.maybe(
    60,
    `    public boolean cancel(long id, String reason) {
        ${noun} ${variable} = load(id);
        if (${k.get(variable, 'status')} == ${status}.${statuses.at(-1)}) {
            return false;
        }
        String remark = reason == null || reason.isBlank() ? "no reason" : reason.trim();
        log("cancelled " + ${k.get(variable, texts[0])} + ": " + remark);
        return repository.remove(id);
    }

    private void log(String message) {
        System.out.println("[${name}] " + message);
    }`,
  ),
  k.maybe(
    60,
    `    public List<String> ${texts[0]}s() {
        Set<String> names = new TreeSet<>();
        for (${noun} ${variable} : repository.findAll()) {
            names.add(${k.get(variable, texts[0])});
        }
        return new ArrayList<>(names);
    }`,
  ),
  `    public int getHandled() {
        return handled;
    }`,
)}
}`;
}

export function cache(k) {
  const { noun, variable, repository } = k.thing;
  const name = k.own('Cache', 'Buffer');
  const capacity = k.int(8, 512);
  return `public class ${name} {
    private static final int CAPACITY = ${capacity};

    private static class Entry {
        final ${noun} value;
        long lastUsed;

        Entry(${noun} value, long lastUsed) {
            this.value = value;
            this.lastUsed = lastUsed;
        }
    }

    private final ${repository} repository;
    private final Map<Long, Entry> entries = new HashMap<>();
    private long clock;
    private int hits;
    private int misses;

    public ${name}(${repository} repository) {
        this.repository = repository;
    }

    public ${noun} get(long id) {
        clock++;
        Entry entry = entries.get(id);
        if (entry != null) {
            hits++;
            entry.lastUsed = clock;
            return entry.value;
        }
        misses++;
        ${noun} ${variable} = repository.find(id);
        if (${variable} == null) {
            return null;
        }
        if (entries.size() >= CAPACITY) {
            evict();
        }
        entries.put(id, new Entry(${variable}, clock));
        return ${variable};
    }

    private void evict() {
        Long oldest = null;
        long time = Long.MAX_VALUE;
        for (Map.Entry<Long, Entry> one : entries.entrySet()) {
            if (one.getValue().lastUsed < time) {
                time = one.getValue().lastUsed;
                oldest = one.getKey();
            }
        }
        if (oldest != null) {
            entries.remove(oldest);
        }
    }

    public void invalidate(long id) {
        entries.remove(id);
    }

    public double hitRatio() {
        int total = hits + misses;
        return total == 0 ? 0.0 : (double) hits / total;
    }
${k.maybe(
  50,
  `
    public int percentHit() {
        int total = hits + misses;
        if (total == 0) {
            return 0;
        }
        return hits * 100 / total;
    }`,
)}
}`;
}

export function crossPackage(k) {
  const { noun, variable, texts } = k.thing;
  const other = k.other();
  const name = k.name(`${noun}${other.noun}Link`, `${other.noun}sOf${noun}`, `${noun}To${other.noun}`);
  return `/** Which ${other.plural} belong to which ${noun}. */
public class ${name} {
    private final ${k.thing.repository} ${k.thing.plural};
    private final ${other.repository} ${other.plural}Store;
    private final Map<Long, List<Long>> links = new HashMap<>();

    public ${name}(${k.thing.repository} ${k.thing.plural}, ${other.repository} ${other.plural}Store) {
        this.${k.thing.plural} = ${k.thing.plural};
        this.${other.plural}Store = ${other.plural}Store;
    }

    public void link(${noun} ${variable}, ${other.noun} ${other.variable}) {
        List<Long> ids = links.get(${k.get(variable, 'id')});
        if (ids == null) {
            ids = new ArrayList<>();
            links.put(${k.get(variable, 'id')}, ids);
        }
        if (!ids.contains(${k.get(other.variable, 'id', other)})) {
            ids.add(${k.get(other.variable, 'id', other)});
        }
    }

    public List<${other.noun}> find(long ${variable}Id) {
        if (!${k.thing.plural}.exists(${variable}Id)) {
            throw ${k.thing.exception}.notFound(${variable}Id);
        }
        List<${other.noun}> found = new ArrayList<>();
        for (Long id : links.getOrDefault(${variable}Id, Collections.emptyList())) {
            ${other.noun} one = ${other.plural}Store.find(id);
            if (one != null) {
                found.add(one);
            }
        }
        return found;
    }

    public int sum${capital(other.numbers[0])}(${noun} ${variable}) {
        int sum = 0;
        for (${other.noun} one : find(${k.get(variable, 'id')})) {
            sum += ${k.get('one', other.numbers[0], other)};
        }
        return sum;
    }

    public String describe(${noun} ${variable}) {
        return ${k.get(variable, texts[0])} + ": " + find(${k.get(variable, 'id')}).size() + " ${other.plural}";
    }

    public boolean unlink(long ${variable}Id) {
        return links.remove(${variable}Id) != null;
    }
}`;
}

export function registry(k) {
  const { noun, variable } = k.thing;
  const name = k.own('Registry', 'Directory', 'Index');
  const field = k.thing.texts[0];
  if (k.flip()) {
    return `public class ${name} {
    private final Map<String, ${noun}> byName = new ConcurrentHashMap<>();
    private final AtomicInteger lookups = new AtomicInteger();

    public ${noun} register(${noun} ${variable}) {
        return byName.putIfAbsent(${k.get(variable, field)}, ${variable});
    }

    public ${noun} lookup(String name) {
        lookups.incrementAndGet();
        return byName.get(name);
    }

    public ${noun} lookup(String name, Supplier<${noun}> fallback) {
        ${noun} known = lookup(name);
        if (known != null) {
            return known;
        }
        return byName.computeIfAbsent(name, key -> fallback.get());
    }

    public boolean replace(String name, ${noun} before, ${noun} after) {
        return byName.replace(name, before, after);
    }

    public int lookups() {
        return lookups.get();
    }

    public List<String> names() {
        List<String> names = new ArrayList<>(byName.keySet());
        Collections.sort(names);
        return names;
    }

    public void clear() {
        byName.clear();
        lookups.set(0);
    }
}`;
  }
  return `public class ${name} {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, ${noun}> byName = new HashMap<>();
    private int version;

    public void register(${noun} ${variable}) {
        lock.writeLock().lock();
        try {
            byName.put(${k.get(variable, field)}, ${variable});
            version++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public ${noun} lookup(String name) {
        lock.readLock().lock();
        try {
            return byName.get(name);
        } finally {
            lock.readLock().unlock();
        }
    }

    public boolean remove(String name) {
        lock.writeLock().lock();
        try {
            if (!byName.containsKey(name)) {
                return false;
            }
            byName.remove(name);
            version++;
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int getVersion() {
        lock.readLock().lock();
        try {
            return version;
        } finally {
            lock.readLock().unlock();
        }
    }
}`;
}

export const BUSINESS_KEEPING = [inMemoryRepository, service, cache, crossPackage, registry];
