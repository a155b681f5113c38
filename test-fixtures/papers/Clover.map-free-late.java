//- verdict: failed
// The lock is given back before the bit is cleared.
final class Layout {
    static final int BLOCKS = 64, BLOCK_SIZE = 16, INODES = 16, LINES = 8, ENTRIES = 12, NONE = -1;
    static final long NO_NAME = 0;
}
final class Locks {
    //@ ghost /*@ accessible_if[b] block[b] == null || block[b] == tid */ static int -> Thread block;

    //@ ghost /*@ accessible_if[i] inode[i] == null || inode[i] == tid */ static int -> Thread inode;

    //@ ghost /*@ accessible_if[n] line[n] == null || line[n] == tid */ static int -> Thread line;

    //@ performs (block[b]) { \old(block[b]) == null && block[b] == tid }
    static void acquireBlock(int b) {
        /*@ atomic */ {
            //@ assume block[b] == null
            //@ set block[b] = tid
        }
    }

    //@ requires block[b] == tid
    //@ performs (block[b]) { block[b] == null }
    static void releaseBlock(int b) {
        //@ set block[b] = null
    }
}
final class BlockMap {
    //@ guarded_by[b] Locks.block[b] == tid
    private static final /*@ non_null */ boolean[] used = new boolean[Layout.BLOCKS];

    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies used[b]
    //@ ensures used[b] == value
    static void set(int b, boolean value) {
        used[b] = value;
    }

    //@ requires 0 < b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ performs (used[b], Locks.block[b]) { !used[b] && Locks.block[b] == null }
    static void free(int b) {
        Locks.releaseBlock(b);
        set(b, false);
//      ^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call \(it calls `set`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^^^^^^^ error[not-atomic]: /other threads may access what `BlockMap\.set` changes while it runs, so this call is not one step of what `BlockMap\.free` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^^^^^^^^ error[precondition]: /`BlockMap\.set` requires `0 <= b && b < Layout\.BLOCKS && Locks\.block\[b\] == tid`, which may not hold here/
    }
}
