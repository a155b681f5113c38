//- verdict: verified
//- java-checks: auto
// A condition is made of the lock that the constructor keeps, by the name of a local.
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
    void set() {
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
