//- verdict: verified
// `updateAndGet` and its kin with a lambda, a method reference or an object of a class: one action, whatever the others do while the function runs.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntUnaryOperator;

class AtomicUpdates {
    private final AtomicInteger max = new AtomicInteger();
    private final AtomicLong sum = new AtomicLong();
    private final AtomicReference<Node> head = new AtomicReference<>();

    static final class Node {
        final int item;
        Node(int item) { this.item = item; }
    }

    static final class Twice implements IntUnaryOperator {
        public int applyAsInt(int x) { return x * 2; }
    }

    //@ performs (max.value) { max.value == (\old(max.value) < n ? n : \old(max.value)) && \result == max.value }
    int record(int n) {
        return max.accumulateAndGet(n, (a, b) -> a < b ? b : a);
    }

    //@ performs (max.value) { max.value == \old(max.value) + k && \result == \old(max.value) }
    int advance(int k) {
        return max.getAndUpdate(x -> x + k);
    }

    //@ performs (max.value) { max.value == \old(max.value) * 2 }
    void twice() {
        max.updateAndGet(new Twice());
    }

    //@ performs (sum.value) { sum.value == \old(sum.value) + n && \result == \old(sum.value) }
    long add(long n) {
        return sum.getAndAccumulate(n, (a, b) -> a + b);
    }

    //@ performs (head.value) { head.value == made }
    void replace(Node made) {
        head.getAndUpdate(old -> made);
    }

    void reset() {
        int before = max.getAndUpdate(x -> 0);
        int now = max.updateAndGet(x -> x < 0 ? -x : x);
        //@ assert now >= 0
    }
}
