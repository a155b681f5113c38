//- verdict: failed
//- java-checks: auto
// One of the constructors keeps another lock than the one that the condition is of.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ConditionOfLocal {
    private final Lock lock;
    private final Condition changed;

    ConditionOfLocal() {
        ReentrantLock made = new ReentrantLock();
        this.changed = made.newCondition();
        this.lock = made;
    }
    ConditionOfLocal(boolean isFair) {
        ReentrantLock made = new ReentrantLock(isFair);
        this.changed = made.newCondition();
        this.lock = new ReentrantLock(isFair);
    }
    void set() {
        lock.lock();
        try {
            changed.signalAll();
//          ^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Condition\.signalAll` requires `lock\.owner == tid`, which may not hold at this call\./
        } finally {
            lock.unlock();
        }
    }
}
