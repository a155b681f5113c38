//- verdict: failed
// A try that fails gives no right to the count.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;
class LockedAndLockFree {
    private final ReentrantLock lock = new ReentrantLock();
    //@ guarded_by lock.owner == tid
    private int count;
    private final AtomicInteger hits = new AtomicInteger();

    void inc() {
        boolean taken = lock.tryLock();
        count++;
//      ^^^^^ error[access-discipline]: /`count` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
        if (taken) lock.unlock();
    }
    //@ performs (count) { count == \old(count) + 1 }
    void atomicInc() {
        lock.lock();
        try { count++; } finally { lock.unlock(); }
    }
    //@ performs (hits.value) { hits.value == \old(hits.value) + 1 }
    void hit() { hits.incrementAndGet(); }
    //@ performs (hits.value) { hits.value == \old(hits.value) * 2 }
    void twice() {
        while (true) {
            int seen = hits.get();
            if (hits.compareAndSet(seen, seen * 2)) return;
        }
    }
}
