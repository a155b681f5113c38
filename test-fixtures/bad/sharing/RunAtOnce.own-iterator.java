//- verdict: failed
//- java-checks: auto
// What is walked through gives up the lock in between.
import java.util.*;
import java.util.concurrent.locks.*;

class Unlocking implements Iterable<Integer> {
    final ReentrantLock lock;
    Unlocking(ReentrantLock lock) { this.lock = lock; }
    public Iterator<Integer> iterator() {
        if (lock.isHeldByCurrentThread()) lock.unlock();
        return List.of(1).iterator();
    }
}
class OwnIterator {
    private int n;
    final ReentrantLock lock = new ReentrantLock();
    void count(Iterable<Integer> all) {
        lock.lock();
        try {
            all.forEach(x -> n++);
            //               ^ error[race]: /`n` is read here without holding `lock`, which is held in most places where it is used/
        } finally {
            if (lock.isHeldByCurrentThread()) lock.unlock();
        }
    }
    int get() { lock.lock(); try { return n; } finally { lock.unlock(); } }
    void set(int value) { lock.lock(); try { n = value; } finally { lock.unlock(); } }
}
