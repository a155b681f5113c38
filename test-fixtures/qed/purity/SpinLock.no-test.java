import java.util.concurrent.atomic.AtomicInteger;

/** A lock by busy waiting (after the purity benchmarks of QED, section 6.1): failed attempts are pure. */
class SpinLock {
    private final AtomicInteger taken = new AtomicInteger();
    private int value;

    void add(int k) {
        while (true) {
            if (taken.get() == 0) break;
        }
        body: value = value + k;
        taken.set(0);
    }
}
