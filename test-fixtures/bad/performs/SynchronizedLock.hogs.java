//- verdict: failed
// A critical section of the same monitor calls back for ever.
class TryLock {
    //@ guarded_by holder == tid
    private boolean taken;
    //@ writable_if holder == tid
    //@ accessible_if owner == null || owner == tid
    private Thread owner;
    //@ global_invariant holder == null ==> (taken <==> owner != null)

    //@ requires holder != tid
    //@ performs action No () { !\result } [] action Yes (taken, owner) { !\old(taken) && \old(owner) == null && taken && owner == tid && \result }
    synchronized boolean tryAcquire() {
        //@ witness No
        if (taken) return false;
        taken = true;
        owner = Thread.currentThread();
        //@ witness Yes
        return true;
    }

    //@ requires holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    synchronized void release() {
        taken = false;
        owner = null;
    }
}

class Hog {
    void hog(TryLock lock) {
        synchronized (lock) {
        //            ^^^^ warning[null-dereference]: /`lock` may be null here\./
            while (true) {
            }
        }
    }
}

class Tries {
    private final TryLock first = new TryLock();
    private final TryLock second = new TryLock();
    //@ guarded_by first.owner == tid
    private int x;

    //@ requires first.holder != tid && second.holder != tid
    //@ performs action Up (x) { x == \old(x) + 1 && \result } [] action Not () { !\result }
    boolean up() {
        if (first.tryAcquire()) {
            if (second.tryAcquire()) {
                x++;
                first.release();
                second.release();
//              ^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `TryLock\.release`\), but the method has already changed something that others can see, and no witness says which action that was/
                //@ witness Up
                return true;
            }
            first.release();
        }
        //@ witness Not
        return false;
    }
}
