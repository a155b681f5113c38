//- verdict: failed
//- java-checks: auto
// The lock of one's own gives out conditions of another one.
import java.util.concurrent.locks.*;

class OwnLock {
    private static class Fair extends ReentrantLock {
        Fair() { super(true); }
        private final ReentrantLock inner = new ReentrantLock();
        @Override public Condition newCondition() { return inner.newCondition(); }
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
//          ^^^^^^^^^^^^^^^^^ error[precondition]: /`Condition\.signal` requires `lock\.owner == tid`, which may not hold at this call\./
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
