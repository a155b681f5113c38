package plain;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** A pool of threads, futures, an explicit lock. */
public class Workers implements AutoCloseable {
    private final ExecutorService pool;
    private final AtomicInteger finished = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean closed;
    private int longest;

    public Workers(int threads) {
        pool = Executors.newFixedThreadPool(threads);
    }

    public <T> List<T> all(List<? extends Callable<T>> tasks) throws InterruptedException {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        List<Future<T>> running = new ArrayList<>();
        for (Callable<T> task : tasks) {
            running.add(pool.submit(() -> {
                T result = task.call();
                finished.incrementAndGet();
                note(result == null ? 0 : result.toString().length());
                return result;
            }));
        }
        List<T> results = new ArrayList<>(running.size());
        for (Future<T> future : running) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                results.add(null);
            }
        }
        return results;
    }

    private void note(int length) {
        lock.lock();
        try {
            longest = Math.max(longest, length);
        } finally {
            lock.unlock();
        }
    }

    public int finished() {
        return finished.get();
    }

    @Override
    public void close() {
        closed = true;
        pool.shutdown();
    }
}
