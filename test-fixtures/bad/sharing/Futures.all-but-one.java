//- verdict: failed
//- option: all
//- java-checks: auto
// What is handed over behind a future has not ended where that one has.
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class WaitedEach {
    private int first;
    private int second;

    int run(ExecutorService pool, Map<String, Integer> limits) throws Exception {
        Future<?> one = pool.submit(() -> {
            first = 1;
        });
        Future<?> other = pool.submit(() -> {
            second = 2;
        });
        limits.get("most");
        one.get();
        other.get();
        return first + second;
    }
}

class WaitedTogether {
    private int third;
    //          ^^^^^ error[race]: /`third` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private int fourth;
    //          ^^^^^^ error[race]: /`fourth` may be written by one thread while another one uses it: no lock is held wherever it is used/

    int run(ExecutorService pool) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> {
            third = 1;
        }, pool);
        CompletableFuture<Void> other;
        other = one.thenRunAsync(() -> {
            fourth = 2;
        });
        CompletableFuture.allOf(one).join();
        return third + fourth;
    }
}

class WaitedInLoop {
    private int done;

    int run(ExecutorService pool, java.util.List<Future<?>> futures) throws Exception {
        for (int i = 0; i < 3; i++) {
            futures.add(pool.submit(this::step));
        }
        for (Future<?> one : futures) one.get();
        return done;
    }

    private void step() {
        synchronized (this) {
            done = 1;
        }
    }
}
