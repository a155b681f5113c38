//- verdict: failed
//- option: all
// An exception passes by the place where the lock is given back.
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class Calls {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    void use(int k) {
        try {
            go(k);
        } catch (IllegalStateException e) {
            assert !lock.isHeldByCurrentThread();
            //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!lock\.isHeldByCurrentThread\(\)` may not hold here\./
        }
    }

    private void go(int k) {
        deep(k);
    }

    private void deep(int k) {
        lock.lock();
        if (k == 3) throw new IllegalStateException();
        if (k > 0) go(k - 1);
        lock.unlock();
//      ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
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
