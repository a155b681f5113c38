//- verdict: verified
//- java-checks: auto
// What decides and what takes are one step.
import java.util.concurrent.atomic.AtomicInteger;

class Stock {
    private final AtomicInteger left = new AtomicInteger(10);
    private final AtomicInteger sold = new AtomicInteger();

    boolean buy() {
        for (int seen = left.get(); seen > 0; seen = left.get()) {
            if (left.compareAndSet(seen, seen - 1)) {
                sold.incrementAndGet();
                return true;
            }
        }
        return false;
    }

    int sold() {
        return sold.get();
    }
}
