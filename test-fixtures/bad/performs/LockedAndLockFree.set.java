//- verdict: failed
// A set overwrites what others counted since.
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
    void hit() { hits.incrementAndGet(); }
    //@ performs (hits.value) { hits.value == \old(hits.value) * 2 }
    void twice() {
    //   ^^^^^ error[performs]: /`LockedAndLockFree\.twice` does not do what its action says when it returns: `hits\.value == \\old\(hits\.value\) \* 2` may not hold/
        while (true) {
            int seen = hits.get();
            hits.set(seen * 2); return;
        }
    }
}
