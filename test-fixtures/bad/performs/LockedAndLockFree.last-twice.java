//- verdict: failed
// Two critical sections are not one action.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;
class LockedAndLockFree {
    private final ReentrantLock lock = new ReentrantLock();
    //@ guarded_by lock.owner == tid
    private int count;
    private final AtomicInteger hits = new AtomicInteger();

    void inc() {
        lock.lock();
        try { count++; } finally { lock.unlock(); }
    }
    //@ performs (count) { count == \old(count) + 1 }
    void atomicInc() {
        lock.lock();
        try { count++; } finally { lock.unlock(); }
        lock.lock();
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `Lock\.lock`, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
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
