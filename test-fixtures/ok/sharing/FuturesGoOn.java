//- verdict: verified
//- option: all
//- java-checks: auto
// What goes on follows what has ended, and who waits for that waits for both.
import java.util.concurrent.CompletableFuture;

class GoesOnAfter {
    private int count;

    void all() {
        CompletableFuture.supplyAsync(() -> {
            count++;
            return 1;
        }).thenAccept(x -> count += x).join();
        count++;
    }
}

class WaitsForTheLast {
    private int result;

    int get() {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Void> last = first.thenAccept(x -> result = x);
        last.join();
        return result;
    }
}

class GoesOnAfterBoth {
    private int sum;

    void add() throws Exception {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 2);
        left.thenCombine(right, (a, b) -> sum = a + b).get();
        sum++;
    }
}
