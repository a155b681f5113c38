/**
 * Shapes of ordinary Java: buffers, workers, latches, counters, locks, pools of objects: the building blocks of threads, without any
 * specification.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function boundedBuffer(k) {
  const name = k.name('BoundedBuffer', 'BlockingRing', 'HandOver', 'Mailbox', 'Channel');
  const type = k.pick(k.thing.noun, 'int', 'String', 'Runnable');
  const store = type;
  const [put, take] = k.pick(['put', 'take'], ['send', 'receive'], ['offer', 'poll']);
  return `public class ${name} {
    private final ${store}[] slots;
    private int head;
    private int tail;
    private int used;
    private boolean closed;

    public ${name}(int capacity) {
        slots = new ${store}[capacity];
    }

    public synchronized void ${put}(${type} item) throws InterruptedException {
        while (used == slots.length${k.maybe(50, ' && !closed')}) {
            wait();
        }
        if (closed) {
            throw new IllegalStateException("closed");
        }
        slots[tail] = item;
        tail = (tail + 1) % slots.length;
        used++;
        notifyAll();
    }

    public synchronized ${type} ${take}() throws InterruptedException {
        while (used == 0) {
            wait(${k.maybe(20, '1000')});
        }
        ${type} item = slots[head];
        ${type === 'int' ? '' : 'slots[head] = null;'}
        head = head + 1 == slots.length ? 0 : head + 1;
        used--;
        notifyAll();
        return item;
    }

    public synchronized int size() {
        return used;
    }

    public synchronized void close() {
        closed = true;
        notifyAll();
    }
${k.maybe(
  50,
  `
    public int capacity() {
        return slots.length;
    }`,
)}
}`;
}

export function worker(k) {
  const { noun, variable } = k.thing;
  const name = k.own('Worker', 'Processor', 'Daemon');
  const extending = k.flip();
  return `public class ${name} ${extending ? 'extends Thread' : 'implements Runnable'} {
    private final BlockingQueue<${noun}> queue;
    private volatile boolean running = true;
    private int processed;
    private int failed;

    public ${name}(BlockingQueue<${noun}> queue) {
        ${extending ? `super("${variable}-worker");\n        setDaemon(true);` : ''}
        this.queue = queue;
    }

    @Override
    public void run() {
        while (running) {
            try {
                ${noun} ${variable} = queue.poll(${k.int(50, 500)}, TimeUnit.MILLISECONDS);
                if (${variable} != null) {
                    process(${variable});
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                failed++;
            }
        }
    }

    private void process(${noun} ${variable}) {
        if (${k.get(variable, 'status')}.isEnd()) {
            return;
        }
        if (${k.get(variable, k.thing.numbers[0])} > ${k.int(10, 90)}) {
            throw new ${k.thing.exception}("too much", ${k.get(variable, 'id')});
        }
        processed++;
    }

    public void shutdown() {
        running = false;
    }

    public String state() {
        return (running ? "running" : "stopped") + ", " + processed + " processed, " + failed + " failed";
    }
}`;
}

export function latch(k) {
  const name = k.name('Latch', 'Gate', 'Barrier', 'StartSignal', 'Turnstile');
  return `public class ${name} {
    private final Object lock = new Object();
    private int remaining;
    private long released;

    public ${name}(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        remaining = count;
    }

    public void countDown() {
        synchronized (lock) {
            if (remaining == 0) {
                return;
            }
            if (--remaining == 0) {
                ${k.maybe(50, 'released = System.nanoTime();')}
                lock.notifyAll();
            }
        }
    }

    public void await() throws InterruptedException {
        synchronized (lock) {
            while (remaining > 0) {
                lock.wait();
            }
        }
    }

    public boolean await(long millis) throws InterruptedException {
        long deadline = System.currentTimeMillis() + millis;
        synchronized (lock) {
            while (remaining > 0) {
                long left = deadline - System.currentTimeMillis();
                if (left <= 0) {
                    return false;
                }
                lock.wait(left);
            }
            return true;
        }
    }

    public int getRemaining() {
        synchronized (lock) {
            return remaining;
        }
    }

    ${k.maybe(
      40,
      `public boolean isOpen() {
        return getRemaining() == 0;
    }`,
    )}
}`;
}

export function counters(k) {
  const name = k.name('Counter', 'HitCounter', 'Gauge', 'UsageMeter', 'Tally');
  const kind = k.pick('synchronized', 'atomic', 'lock');
  const unit = k.pick('hits', 'bytes', 'errors', 'requests');
  const change = (text) =>
    kind === 'lock'
      ? `lock.lock();
        try {
            ${text}
        } finally {
            lock.unlock();
        }`
      : text;
  const locked = kind === 'synchronized' ? 'synchronized ' : '';
  return `public class ${name} {
${kind === 'lock' ? '    private final Lock lock = new ReentrantLock();\n' : ''}
    private ${kind === 'atomic' ? `final AtomicLong ${unit} = new AtomicLong()` : `long ${unit}`};
    private ${kind === 'atomic' ? 'final AtomicInteger peak = new AtomicInteger()' : 'int peak'};

    public ${locked}void add(int amount) {
        ${
          kind === 'atomic'
            ? `${unit}.addAndGet(amount);
        int known = peak.get();
        while (amount > known && !peak.compareAndSet(known, amount)) {
            known = peak.get();
        }`
            : change(
                `${unit} += amount;${kind === 'lock' ? '\n    ' : '\n'}        if (amount > peak) {${kind === 'lock' ? '\n    ' : '\n'}            peak = amount;${kind === 'lock' ? '\n    ' : '\n'}        }`,
              )
        }
    }

    public ${locked}void increment() {
        ${kind === 'atomic' ? `${unit}.incrementAndGet();` : change(`${unit}++;`)}
    }

    public ${locked}long get() {
        ${kind === 'atomic' ? `return ${unit}.get();` : change(`return ${unit};`)}
    }

    public ${locked}int getPeak() {
        ${kind === 'atomic' ? 'return peak.get();' : change('return peak;')}
    }

    public ${locked}long reset() {
        ${
          kind === 'atomic'
            ? `peak.set(0);
        return ${unit}.getAndSet(0);`
            : change(`long before = ${unit};
        ${kind === 'lock' ? '    ' : ''}${unit} = 0;
        ${kind === 'lock' ? '    ' : ''}peak = 0;
        ${kind === 'lock' ? '    ' : ''}return before;`)
        }
    }
}`;
}

export function ownReadWriteLock(k) {
  const name = k.name('SharedLock', 'ReadersWriterLock', 'AccessControl', 'ShareLock');
  return `public class ${name} {
    private int readers;
    private int waitingWriters;
    private Thread writer;

    public synchronized void lockRead() throws InterruptedException {
        while (writer != null || waitingWriters > 0) {
            wait();
        }
        readers++;
    }

    public synchronized void unlockRead() {
        if (readers <= 0) {
            throw new IllegalStateException("nobody reads");
        }
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public synchronized void lockWrite() throws InterruptedException {
        waitingWriters++;
        try {
            while (readers > 0 || writer != null) {
                wait();
            }
            writer = Thread.currentThread();
        } finally {
            waitingWriters--;
        }
    }

    public synchronized void unlockWrite() {
        if (writer != Thread.currentThread()) {
            throw new IllegalMonitorStateException("not the writer");
        }
        writer = null;
        notifyAll();
    }

    public synchronized boolean tryRead() {
        if (writer != null) {
            return false;
        }
        readers++;
        return true;
    }

    ${k.maybe(
      50,
      `public synchronized boolean isFree() {
        return readers == 0 && writer == null;
    }`,
    )}
}`;
}

export function objectPool(k) {
  const { noun } = k.thing;
  const name = k.name('ObjectPool', 'Pool', 'Recycler', 'Allocator');
  return `public class ${name}<T> {
    private final Supplier<T> factory;
    private final ${k.pick('ArrayList', 'List')}<T> free = new ArrayList<>();
    private final int max;
    private int created;
    private int handedOut;

    public ${name}(Supplier<T> factory, int max) {
        this.factory = Objects.requireNonNull(factory);
        this.max = max;
    }

    public synchronized T acquire() throws InterruptedException {
        while (free.isEmpty() && created >= max) {
            wait();
        }
        handedOut++;
        if (!free.isEmpty()) {
            return free.remove(free.size() - 1);
        }
        created++;
        return factory.get();
    }

    public synchronized void release(T object) {
        if (object == null) {
            return;
        }
        if (handedOut == 0) {
            throw new IllegalStateException("nothing was handed out of the ${noun} pool");
        }
        handedOut--;
        free.add(object);
        notify();
    }

    public <R> R use(Function<T, R> task) throws InterruptedException {
        T object = acquire();
        try {
            return task.apply(object);
        } finally {
            release(object);
        }
    }

    public synchronized int getCreated() {
        return created;
    }

    public synchronized boolean isIdle() {
        return handedOut == 0;
    }
}`;
}

export const THREADS = [boundedBuffer, worker, latch, counters, ownReadWriteLock, objectPool];
