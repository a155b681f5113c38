//- verdict: failed
//- java-checks: auto
// Two threads see the last one, and both take it.
import java.util.concurrent.atomic.AtomicInteger;

class Stock {
    private final AtomicInteger left = new AtomicInteger(10);
    private final AtomicInteger sold = new AtomicInteger();

    boolean buy() {
        if (left.get() > 0) {
            left.decrementAndGet();
//          ^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`left` is changed here because of what it was before: another thread may have changed it since/
            sold.incrementAndGet();
            return true;
        }
        return false;
    }

    int sold() {
        return sold.get();
    }
}
