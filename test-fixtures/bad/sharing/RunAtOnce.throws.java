//- verdict: failed
//- java-checks: auto
// A function gives up the lock and throws: whoever handed it over goes on without the lock.
import java.util.*;
import java.util.concurrent.locks.*;

class RunAtOnceThrows {
    private int n;
    private final ReentrantLock lock = new ReentrantLock();

    void give(List<Integer> all) {
        lock.lock();
        try {
            all.forEach(x -> {
                n++;
                lock.unlock();
                throw new RuntimeException();
            });
//          ^ error[precondition]: /`RunAtOnceThrows\.this\.lock` may not be held any more where this function ends: it is held where the function is handed over, and `Iterable\.forEach` may run it again/
            lock.unlock();
        } catch (RuntimeException e) {
            n++;
        }
    }

    void nested(List<Integer> all) {
        lock.lock();
        try {
            all.forEach(x -> {
                try {
                    all.forEach(y -> { n++; lock.unlock(); throw new RuntimeException(); });
                    //                                                                   ^ error[precondition]: /`RunAtOnceThrows\.this\.lock` may not be held any more where this function ends: it is held where the function is handed over, and `Iterable\.forEach` may run it again/
                } catch (RuntimeException e) {
                    n++;
                    lock.lock();
                }
            });
        } finally {
            lock.unlock();
        }
    }

    int get() { lock.lock(); try { return n; } finally { lock.unlock(); } }
    void set(int value) { lock.lock(); try { n = value; } finally { lock.unlock(); } }
}
