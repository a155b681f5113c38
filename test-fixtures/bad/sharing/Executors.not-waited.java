//- verdict: failed
//- option: all
//- java-checks: auto
// The field is read while the future may still be running.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class Pooled {
    private int hits;

    int run(int times) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < times; i++) {
            pool.submit(() -> {
                synchronized (this) {
                    hits++;
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        synchronized (this) {
            return hits;
        }
    }
}

class OneByOne {
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private int done;

    void first() {
        worker.execute(() -> done++);
    }

    void second() {
        worker.execute(() -> {
            done += 2;
        });
    }
}

class Waited {
    private int size;
    //          ^^^^ error[race]: /`size` may be written by one thread while another one uses it: no lock is held wherever it is used/

    int compute() throws Exception {
        CompletableFuture<Void> future = CompletableFuture.runAsync(() -> {
            size = 5;
        });
        return size;
    }
}

class Summed {
    private final AtomicInteger sum = new AtomicInteger();

    int total(List<Integer> numbers) {
        numbers.parallelStream().forEach(one -> sum.addAndGet(one));
        return sum.get();
    }
}

class Templates {
    private int calls;

    void inTransaction(org.acme.TransactionTemplate template) {
        template.execute(() -> {
            calls++;
        });
        calls++;
    }
}
