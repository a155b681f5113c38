//- verdict: failed
//- option: all
//- java-checks: auto
// Of two futures the body waits for one.
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class WaitedEach {
    private int first;
    //          ^^^^^ error[race]: /`first` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private int second;
    //          ^^^^^^ error[race]: /`second` may be written by one thread while another one uses it: no lock is held wherever it is used/

    int run(ExecutorService pool, Map<String, Integer> limits) throws Exception {
        Future<?> one = pool.submit(() -> {
            first = 1;
        });
        Future<?> other = pool.submit(() -> {
            second = 2;
        });
        limits.get("most");
        one.get();
        return first + second;
    }
}

class WaitedTogether {
    private int third;
    private int fourth;

    int run(ExecutorService pool) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> {
            third = 1;
        }, pool);
        CompletableFuture<Void> other;
        other = one.thenRunAsync(() -> {
            fourth = 2;
        });
        CompletableFuture.allOf(one, other).join();
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
