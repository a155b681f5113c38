//- verdict: failed
//- java-checks: auto
//- option: all
// Beside a call of code without source others may change what a lock protects, if something that it may call back awaits a condition; taking and giving back is nothing of the kind.
import com.foo.Unknown;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Stranger {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int n;

    void register(Unknown to) {
        to.add((Runnable) () -> gives(3));
        to.add((Runnable) () -> waits(3));
    }

    private void gives(int k) {
        lock.lock();
        try {
            if (k > 0) gives(k - 1);
        } finally {
            lock.unlock();
        }
    }

    private void waits(int k) {
        lock.lock();
        try {
            if (k > 0) waits(k - 1);
            changed.awaitUninterruptibly();
        } finally {
            lock.unlock();
        }
    }

    void inc() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }

    void called(Unknown code) {
        lock.lock();
        try {
            n = 1;
            code.go();
            assert n == 1;
            //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        } finally {
            lock.unlock();
        }
    }
}
