//- verdict: failed
//- java-checks: auto
// Values that one thread hands to another one, by a latch, a join, a future, a queue or a monitor.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class ByLatch {
    private final CountDownLatch ready = new CountDownLatch(1);
    private int answer;
    void compute() { new Thread(() -> { answer = 42; ready.countDown(); }).start(); }
    int answer() throws InterruptedException { ready.await(); return answer; }
}

class ByJoin {
    private long total;
    //           ^^^^^ error[race]: /`total` may be written by one thread while another one uses it: no lock is held wherever it is used/
    long run(int limit) throws InterruptedException {
        Thread adder = new Thread(() -> { for (int i = 0; i < limit; i++) total += i; });
        adder.start();
        long seen = total;
        adder.join();
        return seen;
    }
}

class ByFuture {
    int ask(ExecutorService pool) throws Exception {
        int[] box = new int[1];
        Future<?> done = pool.submit(() -> { box[0] = 7; });
        done.get();
        return box[0];
    }
}

class ByQueue {
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(16);
    private int consumed;
    void produce(String line) throws InterruptedException { lines.put(line); }
    void consume() throws InterruptedException {
        while (true) {
            String line = lines.take();
            if (line.isEmpty()) return;
            synchronized (this) { consumed++; }
        }
    }
    synchronized int consumed() { return consumed; }
}

class ByMonitor {
    private final Deque<Integer> items = new ArrayDeque<>();
    private boolean isClosed;
    synchronized void put(int item) { items.addLast(item); notifyAll(); }
    synchronized void close() { isClosed = true; notifyAll(); }
    synchronized Integer take() throws InterruptedException {
        while (items.isEmpty() && !isClosed) wait();
        return items.pollFirst();
    }
}

class ByParts {
    long sum(int[] numbers) throws InterruptedException {
        int parts = 4;
        long[] sums = new long[parts];
        Thread[] threads = new Thread[parts];
        for (int part = 0; part < parts; part++) {
            int mine = part;
            threads[part] = new Thread(() -> {
                long sum = 0;
                for (int i = mine; i < numbers.length; i += parts) sum += numbers[i];
                sums[mine] = sum;
            });
            threads[part].start();
        }
        long all = 0;
        for (int part = 0; part < parts; part++) { threads[part].join(); all += sums[part]; }
        return all;
    }
}

class ByChain {
    private volatile int last;
    int chain() { return CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenApply(x -> 2 * x).join(); }
    void keep(ExecutorService pool) { CompletableFuture.supplyAsync(() -> 3, pool).thenAccept(x -> last = x); }
    int last() { return last; }
}

class ByResults {
    List<Integer> squares(ExecutorService pool, List<Integer> given) throws Exception {
        List<Future<Integer>> futures = new ArrayList<>();
        for (int x : given) futures.add(pool.submit(() -> x * x));
        List<Integer> results = new ArrayList<>();
        for (Future<Integer> one : futures) results.add(one.get());
        return results;
    }
}
