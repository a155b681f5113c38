//- verdict: verified
//- java-checks: auto
// What is forked counts in an atomic.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

class Forked extends RecursiveAction {
    private static final AtomicInteger LEAVES = new AtomicInteger();
    private final int size;

    Forked(int size) {
        this.size = size;
    }

    @Override
    protected void compute() {
        if (size <= 1) {
            LEAVES.incrementAndGet();
            return;
        }
        invokeAll(new Forked(size / 2), new Forked(size - size / 2));
    }

    public static void main(String[] args) {
        new ForkJoinPool().invoke(new Forked(100));
    }
}
