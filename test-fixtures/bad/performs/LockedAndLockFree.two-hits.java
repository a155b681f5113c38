//- verdict: failed
// Others see the values in between.
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
    }
    //@ performs (hits.value) { hits.value == \old(hits.value) + 1 }
    void hit() { hits.incrementAndGet(); hits.decrementAndGet(); hits.incrementAndGet(); }
    //                                   ^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `AtomicInteger\.decrementAndGet`, but the method has already changed something that others can see, so it is not one atomic action/
    //                                                           ^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `AtomicInteger\.incrementAndGet`, but the method has already changed something that others can see, so it is not one atomic action/
    //@ performs (hits.value) { hits.value == \old(hits.value) * 2 }
    void twice() {
        while (true) {
            int seen = hits.get();
            if (hits.compareAndSet(seen, seen * 2)) return;
        }
    }
}
