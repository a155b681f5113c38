//- verdict: failed
//- option: all
// In the next round the name stands for another lock.
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class Calls {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    void use(List<ReentrantLock> locks, int k) {
        lock.lock();
        try {
            n = 1;
            go(locks, k);
            assert n == 1;
            //     ^ error[race]: /`n` is read here without holding `lock`, which every write of it holds/
            //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }

    private void go(List<ReentrantLock> locks, int k) {
        deep(locks, k);
    }

    private void deep(List<ReentrantLock> locks, int k) {
        boolean isTaken = false;
        ReentrantLock one = lock;
        try {
            for (int i = 0; i < k; i++) {
                if (i == 7) go(locks, k - 1);
                one = locks.get(i);
                //    ^^^^^^^^^^^^ warning[null-dereference]: /`locks` may be null here\./
                if (isTaken) {
                    one.unlock();
//                  ^^^^^^^^^^^^ warning[null-dereference]: /`one` may be null here\./
//                  ^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
                    isTaken = false;
                } else {
                    one.lock();
//                  ^^^^^^^^^^ warning[null-dereference]: /`one` may be null here\./
                    isTaken = true;
                }
            }
        } finally {
            if (isTaken) one.unlock();
            //           ^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
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
