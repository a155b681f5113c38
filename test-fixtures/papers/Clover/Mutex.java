//- verdict: verified
/** A lock built on the monitor of its object: who has it may leave the monitor, and others wait until it is given back. */
final class Mutex {
    /** Is it taken? */
    //@ guarded_by holder == tid
    private boolean taken;

    /** Who has it. */
    //@ writable_if holder == tid
    //@ accessible_if owner == null || owner == tid
    private Thread owner;

    //@ global_invariant holder == null ==> (taken <==> owner != null)

    //@ requires holder != tid
    //@ performs (taken, owner) { \old(owner) == null && !\old(taken) && taken && owner == tid }
    synchronized void acquire() {
        while (taken) {
            try {
                wait();
            } catch (InterruptedException e) {
                continue;
            }
        }
        taken = true;
        owner = Thread.currentThread();
    }

    //@ requires holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    synchronized void release() {
        taken = false;
        owner = null;
        notify();
    }
}
