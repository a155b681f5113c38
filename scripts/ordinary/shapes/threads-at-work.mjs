/**
 * Shapes of ordinary Java: pools, transfers, parallel sums, progress, rate limits: classes that use threads and monitors.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function threadPool(k) {
  const name = k.name('WorkerPool', 'TaskRunner', 'ThreadGroupRunner', 'JobQueue');
  return `public class ${name} {
    private class Runner extends Thread {
        private int finished;

        Runner(int number) {
            super("runner-" + number);
        }

        @Override
        public void run() {
            Runnable task;
            while ((task = next()) != null) {
                try {
                    task.run();
                    finished++;
                } catch (RuntimeException e) {
                    failures++;
                }
            }
        }
    }

    private final LinkedList<Runnable> tasks = new LinkedList<>();
    private final Runner[] runners;
    private boolean stopped;
    private ${k.maybe(60, 'volatile ')}int failures;

    public ${name}(int threads) {
        runners = new Runner[threads];
        for (int i = 0; i < threads; i++) {
            runners[i] = new Runner(i);
            runners[i].start();
        }
    }

    private Runnable next() {
        synchronized (tasks) {
            while (tasks.isEmpty()) {
                if (stopped) {
                    return null;
                }
                try {
                    tasks.wait();
                } catch (InterruptedException e) {
                    return null;
                }
            }
            return tasks.removeFirst();
        }
    }

    public void execute(Runnable task) {
        synchronized (tasks) {
            if (stopped) {
                throw new IllegalStateException("stopped");
            }
            tasks.addLast(task);
            tasks.notify();
        }
    }

    public void stop() throws InterruptedException {
        synchronized (tasks) {
            stopped = true;
            tasks.notifyAll();
        }
        for (Runner runner : runners) {
            runner.join();
        }
    }

    public int finished() {
        int sum = 0;
        for (int i = 0; i < runners.length; i++) {
            sum += runners[i].finished;
        }
        return sum;
    }

    public int getFailures() {
        return failures;
    }
}`;
}

export function transfer(k) {
  const name = k.name('Vault', 'Wallet', 'Purse', 'Depot', 'Stock');
  const unit = k.pick('balance', 'amount', 'credits', 'units');
  return `public class ${name} {
    private final int number;
    private long ${unit};

    public ${name}(int number, long ${unit}) {
        this.number = number;
        this.${unit} = ${unit};
    }

    public synchronized void deposit(long sum) {
        if (sum <= 0) {
            throw new IllegalArgumentException("sum: " + sum);
        }
        ${unit} += sum;
    }

    public synchronized boolean withdraw(long sum) {
        if (sum > ${unit}) {
            return false;
        }
        ${unit} -= sum;
        return true;
    }

    public static boolean transfer(${name} from, ${name} to, long sum) {
        ${name} first = from.number < to.number ? from : to;
        ${name} second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.${unit} < sum) {
                    return false;
                }
                from.${unit} -= sum;
                to.${unit} += sum;
                return true;
            }
        }
    }

    public static long total(${name}... all) {
        long total = 0;
        for (${name} one : all) {
            synchronized (one) {
                total += one.${unit};
            }
        }
        return total;
    }

    public synchronized long get${unit[0].toUpperCase()}${unit.slice(1)}() {
        return ${unit};
    }

    ${k.maybe(
      60,
      `public int getNumber() {
        return number;
    }`,
    )}
}`;
}

export function parallelSum(k) {
  const name = k.name('ParallelSum', 'SumTask', 'ArrayReducer', 'SplitWork');
  const threads = k.int(2, 8);
  return `public class ${name} {
    private static final int THREADS = ${threads};

    private static class Part extends Thread {
        private final int[] data;
        private final int from;
        private final int to;
        private long sum;

        Part(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            long local = 0;
            for (int i = from; i < to; i++) {
                local += data[i];
            }
            sum = local;
        }
    }

    public static long sum(int[] data) throws InterruptedException {
        Part[] parts = new Part[THREADS];
        int length = data.length / THREADS${k.maybe(50, ' + 1')};
        for (int t = 0; t < THREADS; t++) {
            int from = Math.min(t * length, data.length);
            int to = t == THREADS - 1 ? data.length : Math.min(from + length, data.length);
            parts[t] = new Part(data, from, to);
            parts[t].start();
        }
        long total = 0;
        for (Part part : parts) {
            part.join();
            total += part.sum;
        }
        return total;
    }

    public static void main(String[] args) throws InterruptedException {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : ${k.int(100, 100000)};
        int[] data = new int[size];
        for (int i = 0; i < size; i++) {
            data[i] = i % ${k.int(5, 50)};
        }
        System.out.println("sum: " + sum(data));
    }
}`;
}

export function progress(k) {
  const name = k.name('Progress', 'ProgressMonitor', 'TaskState', 'Download', 'Transfer');
  return `public class ${name} {
    /** Is told how far it is. */
    public interface Watcher {
        void progressed(int percent);
    }

    private final long total;
    private volatile boolean cancelled;
    private volatile long done;
    private Watcher watcher;
    private int reported = -1;

    public ${name}(long total) {
        if (total <= 0) {
            throw new IllegalArgumentException("nothing to do");
        }
        this.total = total;
    }

    public void setWatcher(Watcher watcher) {
        this.watcher = watcher;
    }

    public synchronized void advance(long amount) {
        done = Math.min(total, done + amount);
        int percent = percent();
        if (percent != reported) {
            reported = percent;
            if (watcher != null) {
                watcher.progressed(percent);
            }
        }
        if (done == total) {
            notifyAll();
        }
    }

    public int percent() {
        return (int) (done * 100 / total);
    }

    public void cancel() {
        cancelled = true;
        synchronized (this) {
            notifyAll();
        }
    }

    public synchronized boolean join() throws InterruptedException {
        while (done < total && !cancelled) {
            wait(${k.int(10, 500)});
        }
        return !cancelled;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    public String toString() {
        return cancelled ? "cancelled" : percent() + " %";
    }
}`;
}

export function rateLimiter(k) {
  const name = k.name('RateLimiter', 'Throttle', 'TokenBucket', 'Quota');
  return `public class ${name} {
    private final int capacity;
    private final long refillMillis;
    private int tokens;
    private long lastRefill;

    public ${name}(int capacity, long refillMillis) {
        if (capacity < 1 || refillMillis < 1) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
        this.refillMillis = refillMillis;
        this.tokens = capacity;
        this.lastRefill = System.currentTimeMillis();
    }

    private void refill(long now) {
        long elapsed = now - lastRefill;
        if (elapsed < refillMillis) {
            return;
        }
        long added = elapsed / refillMillis;
        tokens = (int) Math.min(capacity, tokens + added);
        lastRefill += added * refillMillis;
    }

    public synchronized boolean tryAcquire() {
        return tryAcquire(1);
    }

    public synchronized boolean tryAcquire(int wanted) {
        refill(System.currentTimeMillis());
        if (tokens < wanted) {
            return false;
        }
        tokens -= wanted;
        return true;
    }

    public void acquire() throws InterruptedException {
        while (!tryAcquire()) {
            Thread.sleep(refillMillis${k.maybe(50, ' / 2 + 1')});
        }
    }

    public synchronized int available() {
        return tokens;
    }

    public synchronized double load() {
        return 1.0 - (double) tokens / capacity;
    }
}`;
}

export const THREADS_AT_WORK = [threadPool, transfer, parallelSum, progress, rateLimiter];
