//- verdict: verified
// The same with the lock's own monitor, and with an attempt that does not wait: one that fails changes nothing, whatever it has looked at.
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
                //@ witness Up
                return true;
            }
            first.release();
        }
        //@ witness Not
        return false;
    }
}
