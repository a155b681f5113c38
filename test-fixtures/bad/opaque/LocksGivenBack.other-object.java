//- verdict: failed
//- option: all
// The second name is another lock: the field has changed in between.
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class Calls {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    private ReentrantLock now = new ReentrantLock();
    //                    ^^^ information[unguarded-field]: /`now` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void use(int k) {
        lock.lock();
        try {
            n = 1;
            go(k);
            assert n == 1;
            //     ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds/
            //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }

    @GuardedBy("lock")
    private void go(int k) {
        deep(k);
    }

    @GuardedBy("lock")
    private void deep(int k) {
        ReentrantLock one = now;
        one.lock();
        one = lock;
        if (k > 0) go(k - 1);
        one.unlock();
//      ^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
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
