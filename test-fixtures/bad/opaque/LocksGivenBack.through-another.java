//- verdict: failed
//- option: all
// A method that leaves the lock taken is called on the way.
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class Calls {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    void use(int k) {
        go(k);
        assert !lock.isHeldByCurrentThread();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!lock\.isHeldByCurrentThread\(\)` may not hold here\./
    }

    private void go(int k) {
        deep(k);
    }

    private void deep(int k) {
        begin(k);
        if (k > 0) go(k - 1);
        if (k > 2) lock.unlock();
        //         ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
    }

    private void begin(int k) {
        if (k > 9) begin(k - 1);
        lock.lock();
    }

    void set(int value) {
        lock.lock();
        try {
            n = value;
        } finally {
            lock.unlock();
        }
    }

    boolean hasChanged() {
        return lock.hasWaiters(changed);
    }
}
