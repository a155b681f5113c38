//- verdict: verified
//- option: all
//- java-checks: auto
// Locks that have no name here: of a stripe, and one with stamps. Which of them protects what is not known, and nothing is reported.
import java.util.concurrent.locks.StampedLock;

class ChosenLocks {
    private final int[] counts = new int[16];
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
        synchronized (locks[i]) {
            return counts[i];
        }
    }

    void move(double by) {
        long stamp = stamps.writeLock();
        try {
            x += by;
        } finally {
            stamps.unlockWrite(stamp);
        }
    }

    double x() {
        long stamp = stamps.readLock();
        try {
            return x;
        } finally {
            stamps.unlockRead(stamp);
        }
    }
}
