//- verdict: failed
//- option: all
// Others may have the lock while the called method awaits a condition of it.
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class Calls {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    void use(int k) {
        lock.lock();
        try {
            n = 1;
            go(k);
            assert n == 1;
            //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        } finally {
            lock.unlock();
        }
    }

    private void go(int k) {
        deep(k);
    }

    private void deep(int k) {
        lock.lock();
        try {
            changed.awaitUninterruptibly();
            if (k > 0) go(k - 1);
        } finally {
            lock.unlock();
        }
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
