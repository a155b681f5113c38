//- verdict: failed
//- option: all
//- java-checks: auto
// What goes on when a future has its value is code of another thread, where the future was made in the same method, too.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class GoesOnInLoop {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private final ExecutorService pool = Executors.newFixedThreadPool(4);

    void all() {
        for (int i = 0; i < 10; i++) {
            CompletableFuture.supplyAsync(() -> 1, pool).thenAccept(x -> count += x);
        }
    }
}

class GoesOnBeside {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void both() {
        CompletableFuture.supplyAsync(() -> 1).thenAccept(x -> count += x);
        count++;
    }
}

// Who waits for the first future does not wait for what goes on when it has its value.
class WaitsForTheFirst {
    private int result;
    //          ^^^^^^ error[race]: /`result` may be written by one thread while another one uses it: no lock is held wherever it is used/

    int get() {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        first.thenAccept(x -> result = x);
        first.join();
        return result;
    }
}

class TwoGoOn {
    private int sum;
    //          ^^^ error[race]: /`sum` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void both() {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Void> left = first.thenAccept(x -> sum += x);
        CompletableFuture<Void> right = first.thenAccept(x -> sum += x);
        CompletableFuture.allOf(left, right).join();
    }
}
