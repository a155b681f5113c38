//- verdict: failed
//- java-checks: auto
// Who reads has no lock at all.
import java.util.concurrent.locks.StampedLock;

class ChosenLocks {
    private final int[] counts = new int[16];
    //                  ^^^^^^ error[race]: /`counts` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private final Object[] locks = new Object[16];
    private final StampedLock stamps = new StampedLock();
    private double x;

    ChosenLocks() {
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
    }

    void inc(int i) {
        synchronized (locks[i]) {
            counts[i]++;
        }
    }

    int get(int i) {
        return counts[i];
    }

    synchronized void move(double by) {
        long stamp = stamps.writeLock();
        try {
            x += by;
        } finally {
            stamps.unlockWrite(stamp);
        }
    }

    double x() {
        return x;
        //     ^ error[race]: /`x` is read here without holding `this`, which every write of it holds/
    }
}
