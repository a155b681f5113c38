//- verdict: failed
//- option: all
//- java-checks: auto
// The lock that comes out of the optional may be the one that is held.
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
            other.get().unlock();
            x = 5;
//          ^^^^^ error[race]: /`x` is written here without holding `lock`, which every write of it holds/
            assert x == 5;
            //     ^^^^^^ error[assertion]: /`x == 5` may not hold here\./
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }
}
