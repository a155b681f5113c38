//- verdict: verified
//- option: all
//- java-checks: auto
// What comes out of code without source may be an object of any class: a call on it may be one of any method of that name, and here that only reads.
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
        other.get().get2();
        assert x == 1;
    }

    synchronized void ofStream(List<ByName> others) {
        x = 1;
        others.stream().forEach(one -> one.get2());
        assert x == 1;
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
