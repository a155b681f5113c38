/**
 * Shapes of ordinary Java: executors, schedulers, retries, conditions: classes on top of java.util.concurrent; single instances.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function executorService(k) {
  const { noun, variable, plural } = k.thing;
  const name = k.own('Batch', 'Dispatcher', 'AsyncService');
  return `public class ${name} implements Closeable {
    private final ExecutorService pool;
    private final Function<${noun}, String> task;

    public ${name}(int threads, Function<${noun}, String> task) {
        this.pool = Executors.newFixedThreadPool(threads);
        this.task = task;
    }

    public List<String> process(List<${noun}> ${plural}) throws InterruptedException {
        List<Future<String>> futures = new ArrayList<>();
        for (${noun} ${variable} : ${plural}) {
            futures.add(pool.submit(() -> task.apply(${variable})));
        }
        List<String> results = new ArrayList<>();
        for (Future<String> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                results.add("failed: " + e.getCause().getMessage());
            }
        }
        return results;
    }

    public int countDone(List<${noun}> ${plural}) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(${plural}.size());
        AtomicInteger done = new AtomicInteger();
        for (${noun} ${variable} : ${plural}) {
            pool.execute(() -> {
                try {
                    if (task.apply(${variable}) != null) {
                        done.incrementAndGet();
                    }
                } finally {
                    latch.countDown();
                }
            });
        }
        latch.await();
        return done.get();
    }

    @Override
    public void close() {
        pool.shutdown();
        try {
            if (!pool.awaitTermination(${k.int(1, 30)}, TimeUnit.SECONDS)) {
                pool.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}`;
}

export function retry(k) {
  const name = k.name('Retry', 'Attempts', 'Repeater', 'RetryPolicy');
  return `public final class ${name} {
    private final int attempts;
    private final long pause;
    private int used;

    public ${name}(int attempts, long pause) {
        this.attempts = attempts;
        this.pause = pause;
    }

    public <T> T call(Callable<T> task) throws Exception {
        Exception last = null;
        for (int attempt = 1; attempt <= attempts; attempt++) {
            used = attempt;
            try {
                return task.call();
            } catch (${k.pick('IOException', 'IllegalStateException')} e) {
                last = e;
                sleep(pauseBefore(attempt + 1));
            }
        }
        if (last == null) {
            throw new IllegalStateException("no attempt allowed");
        }
        throw last;
    }

    long pauseBefore(int attempt) {
        long wait = pause;
        for (int i = 2; i < attempt; i++) {
            wait *= 2;
            if (wait > ${k.int(1000, 60000)}) {
                return ${k.int(1000, 60000)};
            }
        }
        return wait;
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    public int getUsed() {
        return used;
    }
}`;
}

export function eventLoop(k) {
  const name = k.name('EventLoop', 'MessagePump', 'Scheduler', 'Timeline', 'TimerQueue');
  return `public class ${name} implements Runnable {
    private static class Entry implements Comparable<Entry> {
        final long time;
        final int order;
        final Runnable action;

        Entry(long time, int order, Runnable action) {
            this.time = time;
            this.order = order;
            this.action = action;
        }

        @Override
        public int compareTo(Entry other) {
            if (time != other.time) {
                return time < other.time ? -1 : 1;
            }
            return Integer.compare(order, other.order);
        }
    }

    private final PriorityQueue<Entry> queue = new PriorityQueue<>();
    private Thread thread;
    private boolean stopping;
    private int counter;

    public synchronized void start() {
        if (thread != null) {
            throw new IllegalStateException("already started");
        }
        thread = new Thread(this, "${name}");
        thread.start();
    }

    public synchronized void schedule(Runnable action, long delay) {
        queue.add(new Entry(System.currentTimeMillis() + delay, counter++, action));
        notify();
    }

    private synchronized Runnable take() throws InterruptedException {
        while (!stopping) {
            Entry first = queue.peek();
            if (first == null) {
                wait();
                continue;
            }
            long delay = first.time - System.currentTimeMillis();
            if (delay <= 0) {
                queue.poll();
                return first.action;
            }
            wait(delay);
        }
        return null;
    }

    @Override
    public void run() {
        try {
            for (Runnable action = take(); action != null; action = take()) {
                action.run();
            }
        } catch (InterruptedException e) {
            System.err.println("${name} was interrupted");
        }
    }

    public synchronized void stop() {
        stopping = true;
        notifyAll();
    }

    public synchronized int pending() {
        return queue.size();
    }
}`;
}

export function lockedQueue(k) {
  const name = k.name('LockedQueue', 'ConditionQueue', 'WaitingLine', 'TransferQueue');
  return `public class ${name}<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private final Deque<T> items = new ArrayDeque<>();
    private final int bound;

    public ${name}(int bound) {
        this.bound = bound;
    }

    public void put(T item) throws InterruptedException {
        lock.lock();
        try {
            while (items.size() >= bound) {
                notFull.await();
            }
            items.addLast(item);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public T take() throws InterruptedException {
        lock.lock${k.pick('()', 'Interruptibly()')};
        try {
            while (items.isEmpty()) {
                notEmpty.await();
            }
            T item = items.removeFirst();
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    public boolean offer(T item) {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            if (items.size() >= bound) {
                return false;
            }
            items.addLast(item);
            notEmpty.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return items.size();
        } finally {
            lock.unlock();
        }
    }
}`;
}

export function lazySingleton(k) {
  const { noun } = k.thing;
  const name = k.own('Context', 'Environment', 'Application');
  const kind = k.pick('double-checked', 'holder', 'synchronized');
  const access = {
    'double-checked': `    private static ${k.maybe(70, 'volatile ')}${name} instance;

    public static ${name} getInstance() {
        ${name} known = instance;
        if (known == null) {
            synchronized (${name}.class) {
                known = instance;
                if (known == null) {
                    known = new ${name}();
                    instance = known;
                }
            }
        }
        return known;
    }`,
    holder: `    private static class Holder {
        static final ${name} INSTANCE = new ${name}();
    }

    public static ${name} getInstance() {
        return Holder.INSTANCE;
    }`,
    synchronized: `    private static ${name} instance;

    public static synchronized ${name} getInstance() {
        if (instance == null) {
            instance = new ${name}();
        }
        return instance;
    }`,
  }[kind];
  return `public final class ${name} {
${access}

    private final long startedAt = System.currentTimeMillis();
    private final Map<String, Object> attributes = new HashMap<>();
    private String user = "nobody";
    private int opened${noun}s;

    private ${name}() {
    }

    public synchronized void setAttribute(String key, Object value) {
        if (value == null) {
            attributes.remove(key);
        } else {
            attributes.put(key, value);
        }
    }

    public synchronized <T> T getAttribute(String key, Class<T> type) {
        Object value = attributes.get(key);
        return type.isInstance(value) ? type.cast(value) : null;
    }

    public long uptime() {
        return System.currentTimeMillis() - startedAt;
    }

    public synchronized void open() {
        opened${noun}s++;
    }

    public synchronized void close() {
        if (opened${noun}s > 0) {
            opened${noun}s--;
        }
    }

    public String getUser() {
        return user;
    }

    public void setUser(String user) {
        this.user = user == null ? "nobody" : user;
    }
}`;
}

export const THREADS_LIBRARY = [executorService, retry, eventLoop, lockedQueue, lazySingleton];
