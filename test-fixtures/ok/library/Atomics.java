//- verdict: verified
// The atomic classes: every method is one step. A counter that only grows, a flag taken once, a reference, an array, a latch and a semaphore.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;

class Atomics {
    private final AtomicInteger hits = new AtomicInteger();
    private final AtomicBoolean taken = new AtomicBoolean();
    private final AtomicReference<String> name = new AtomicReference<String>("nobody");
    private final AtomicIntegerArray cells = new AtomicIntegerArray(4);
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Semaphore slots = new Semaphore(3);
    /*@ env_assumption \old(hits.value) <= hits.value */
    /*@ global_invariant hits != null && hits.value >= 0 */
    /*@ global_invariant cells != null && cells.array.length == 4 */

    /*@ unwritable_by_env_if ready.count == 0 */
    private int result;

    int hit() {
        int before = hits.get();
        int now = hits.incrementAndGet();
        /*@ assert now > before && before >= 0 */
        return now;
    }

    int raise() {
        while (true) {
            int old = hits.get();
            if (hits.compareAndSet(old, old + 2)) {
                return old;
            }
        }
    }

    boolean take() {
        return taken.compareAndSet(false, true);
    }

    boolean rename(String to) {
        String old = name.get();
        return name.compareAndSet(old, to);
    }

    int cell(int i) {
        if (i < 0 || i >= cells.length()) {
            return 0;
        }
        return cells.incrementAndGet(i);
    }

    int get() throws InterruptedException {
        ready.await();
        int first = result;
        /*@ assert first == result */
        return first;
    }

    void limited() throws InterruptedException {
        slots.acquire();
        try {
            hit();
        } finally {
            slots.release();
        }
    }
}
