/** A lock that is had by a compare-and-set which succeeds; who fails tries again. */
import java.util.concurrent.atomic.AtomicBoolean;

class CasLock {
    private final AtomicBoolean held = new AtomicBoolean();
    private int x;

    void add(int k) {
        while (!held.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        int t = x;
        x = t + k;
        held.set(false);
    }
}
