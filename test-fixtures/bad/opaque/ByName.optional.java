//- verdict: failed
//- option: all
//- java-checks: auto
// The optional may hold this object, whose method changes the field.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

class ByName {
    private int x;

    synchronized void inc() {
        x++;
    }

    synchronized int get2() {
        return x;
    }

    synchronized void ofOptional(Optional<ByName> other) {
        x = 1;
        other.get().inc();
        assert x == 1;
        //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    }

    synchronized void ofStream(List<ByName> others) {
        x = 1;
        others.stream().forEach(one -> one.get2());
        assert x == 1;
        //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    }
}

class Locked {
    private final ReentrantLock lock = new ReentrantLock();
    private int x;

    void inc() {
        lock.lock();
        try {
            x++;
        } finally {
            lock.unlock();
        }
    }

    void other(Optional<ReentrantLock> other) {
        lock.lock();
        try {
            other.get().newCondition();
            x = 5;
            assert x == 5;
        } finally {
            lock.unlock();
        }
    }
}
