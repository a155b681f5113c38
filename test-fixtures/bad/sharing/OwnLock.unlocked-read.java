//- verdict: failed
//- java-checks: auto
// The counter is read without the lock of one's own.
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
        return count;
        //     ^^^^^ error[race]: /`count` is read here without holding `lock`, which every write of it holds/
    }
}
