//- verdict: failed
// After waking up nobody looks again.
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
    //                ^^^^^^^ error[performs]: /`Mutex\.acquire` does not do what its action says when it returns: `\\old\(owner\) == null && !\\old\(taken\) && taken && owner == tid` may not hold/
        if (taken) {
            try {
                wait();
            } catch (InterruptedException e) {
                taken = false;
            }
        }
        taken = true;
        owner = Thread.currentThread();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`owner` is written here without the right to: `owner == null \|\| owner == tid` may not hold for this thread/
    }

    //@ requires holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    synchronized void release() {
        taken = false;
        owner = null;
        notify();
    }
}
