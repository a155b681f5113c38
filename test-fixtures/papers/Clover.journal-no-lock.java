//- verdict: failed
// An entry is set without the lock.
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
        taken = false;
        owner = null;
        notify();
    }
}
final class Journal {
    private final /*@ non_null */ Mutex mutex = new Mutex();

    //@ guarded_by[e] mutex.owner == tid
    private final /*@ non_null */ int[] inodes = new int[8];

    //@ guarded_by[e] mutex.owner == tid
    private final /*@ non_null */ int[] kinds = new int[8];

    //@ guarded_by mutex.owner == tid
    private int length;

    //@ guarded_by mutex.owner == tid
    private int writes;

    //@ requires 0 <= e && e < 8 && mutex.owner == tid
    //@ modifies inodes[e], kinds[e]
    //@ ensures inodes[e] == i && kinds[e] == kind
    private void set(int e, int i, int kind) {
        inodes[e] = i;
        kinds[e] = kind;
    }

    //@ requires mutex.holder != tid && 0 <= e && e < 8
    //@ performs (inodes[e], kinds[e], length) { inodes[e] == i && kinds[e] == kind && length == \old(length) + 1 }
    void note(int e, int i, int kind) {
        set(e, i, kind);
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /other threads may access what `Journal\.set` changes while it runs, so this call is not one step of what `Journal\.note` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^^^^^^^^^^ error[precondition]: /`Journal\.set` requires `0 <= e && e < 8 && mutex\.owner == tid`, which may not hold here/
        mutex.acquire();
        length++;
        mutex.release();
    }
}
