//- verdict: verified
//- java-checks: auto
//- option: all
// A callback that takes a lock and gives it back leaves the locks of its caller as they are, and what they protect has not changed behind the call where no callback gives them up.
import com.foo.Unknown;
import java.util.concurrent.locks.ReentrantLock;

class LocksKept {
    private int x;
    private int told;
    private final ReentrantLock lock = new ReentrantLock();

    void register(Unknown to) {
        to.add((Runnable) () -> {
            lock.lock();
            try {
                told++;
            } finally {
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
            assert x == 2;
            assert lock.isHeldByCurrentThread();
        } finally {
            lock.unlock();
        }
    }
}

class Makes {
    void made(com.foo.Other with) {
        var made = new Unknown(with);
        assert made != null;
    }
}
