//- verdict: failed
//- java-checks: auto
// The local stands for another lock when the field is set.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ConditionOfLocal {
    private final Lock lock;
    private final Condition changed;

    ConditionOfLocal() {
        ReentrantLock made = new ReentrantLock();
        this.changed = made.newCondition();
        made = new ReentrantLock();
        this.lock = made;
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
