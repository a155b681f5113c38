//- verdict: verified
//- java-checks: auto
// Two numbers that differ far out are two numbers: what is done with a lock under either of them is known.
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class FarNumbers {
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock") private int n;
    void use(int k, boolean isOther) {
        lock.lock();
        n = 1;
        go(k, isOther);
        assert n == 1;
        lock.unlock();
    }
    @GuardedBy("lock") private void go(int k, boolean isOther) {
        if (k > 0) deep(k - 1, isOther);
    }
    @GuardedBy("lock") private void deep(int k, boolean isOther) {
        if (k > 100) {
            go(k, isOther);
            return;
        }
        long v;
        if (isOther) v = 9007199254740993L;
        else v = 9007199254740993L;
        if (v == 9007199254740993L) lock.lock();
        lock.unlock();
    }
    void set(int value) {
        lock.lock();
        try {
            n = value;
        } finally {
            lock.unlock();
        }
    }
}
