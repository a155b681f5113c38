//- verdict: failed
// The entry and the counter are set at two moments.
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
    /*@ performs (inodes[e], kinds[e], length, writes) {
            inodes[e] == i && kinds[e] == 2 && length == \old(length) + 1 && writes == \old(writes) + 1 } */
    void noteWrite(int e, int i) {
        mutex.acquire();
        set(e, i, 2);
        mutex.release();
        mutex.acquire();
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `Mutex\.acquire`\), but the method has already changed something that others can see, so it is not one atomic action/
        length++;
        writes++;
        mutex.release();
    }
}
