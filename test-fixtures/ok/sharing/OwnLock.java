//- verdict: verified
//- java-checks: auto
// A lock of a class of one's own that extends one of the library; the constructor makes it, and a condition of it.
import java.util.concurrent.locks.*;

class OwnLock {
    private static class Fair extends ReentrantLock {
        Fair() { super(true); }
    }

    private final Fair lock;
    private final Fair other;
    private final Condition notEmpty;
    private int count;

    OwnLock() {
        lock = new Fair();
        other = new Fair();
        notEmpty = lock.newCondition();
    }

    void add() {
        lock.lock();
        try {
            count++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    void add(int n) {
        lock.lock();
        try { count += n; } finally { lock.unlock(); }
    }

    int size() {
        lock.lock(); try { return count; } finally { lock.unlock(); }
    }
}
