//- verdict: failed
//- option: all
// What is called back may give up the locks of its caller: by awaiting a condition, or in the call itself, if it is one of `wait`.
import com.foo.Unknown;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Awaits {
    private int x;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    void register(Unknown to) {
        to.add((Runnable) () -> {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`to` may be null here\./
            lock.lock();
            try {
                changed.awaitUninterruptibly();
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
//          ^^^^^^^^^ warning[null-dereference]: /`code` may be null here\./
            assert x == 1;
            //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
        } finally {
            lock.unlock();
        }
    }

    void ofTheLibrary(Map<String, String> map) {
        lock.lock();
        try {
            x = 1;
            map.computeIfAbsent("a", key -> {
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`map` may be null here\./
                lock.lock();
                try {
                    changed.awaitUninterruptibly();
                } finally {
                    lock.unlock();
                }
                return key;
            });
            assert x == 1;
            //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
        } finally {
            lock.unlock();
        }
    }
}

class WaitsItself {
    private int x;

    synchronized void inc() {
        x++;
    }

    synchronized void called(Unknown code) throws InterruptedException {
        x = 1;
        code.itself(this).wait();
//      ^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`code` may be null here\./
        assert x == 1;
        //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    }
}
