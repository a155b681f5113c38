//- verdict: failed
// The lock is free, but still has an owner.
final class Layout {
    static final int BLOCKS = 64, BLOCK_SIZE = 16, INODES = 16, LINES = 8, ENTRIES = 12, NONE = -1;
    static final long NO_NAME = 0;
}
final class Mutex {
    //@ guarded_by holder == tid
    private boolean taken;

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
    //                ^^^^^^^ error[performs]: /`Mutex\.release` does not do what its action says when it returns: `!taken && owner == null` may not hold/
        taken = false;
        notify();
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> \(taken <==> owner != null\)` may not hold after this: this step \(it releases the monitor of `this`\)/
}
