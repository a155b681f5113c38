//- verdict: failed
//- java-checks: auto
//- option: all
// The callback gives up the lock that its caller holds.
import com.foo.Unknown;
import java.util.concurrent.locks.ReentrantLock;

class LocksKept {
    private int x;
    private int told;
    private final ReentrantLock lock = new ReentrantLock();

    void register(Unknown to) {
        to.add((Runnable) () -> {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        });
    }

    void inc() {
        lock.lock();
        try {
            x++;
        } finally {
            lock.unlock();
        }
    }

    void called(Unknown code) {
        lock.lock();
        try {
            x = 1;
            code.go();
            x = 2;
//          ^^^^^ error[race]: /`x` is written here without holding `lock`, which every write of it holds/
            assert x == 2;
            //     ^^^^^^ error[assertion]: /`x == 2` may not hold here\./
            assert lock.isHeldByCurrentThread();
            //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`lock\.isHeldByCurrentThread\(\)` may not hold here\./
        } finally {
            lock.unlock();
//          ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
        }
    }
}
