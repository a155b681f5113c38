//- verdict: failed
// The lock of the block is given back, which the caller counts on.
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
    //@ modifies \nothing
    //@ ensures \result == used[b]
    static boolean get(int b) {
        return used[b];
    }

    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies used[b]
    //@ ensures used[b] == value
    static void set(int b, boolean value) {
        used[b] = value;
    }

    /*@ performs action Allocated (used[\result], Locks.block[\result]) {
                     0 < \result && \result < Layout.BLOCKS && \old(Locks.block[\result]) == null && Locks.block[\result] == tid
                     && !\old(used[\result]) && used[\result] }
              [] action NoBlocks () { \result == Layout.NONE } */
    static int alloc() {
    //         ^^^^^ error[performs]: /`BlockMap\.alloc` does not do what its action `Allocated` says when it returns: `0 < \\result && \\result < Layout\.BLOCKS && \\old\(Locks\.block\[\\result\]\) == null && Locks\.block\[\\result\] == tid && !\\old\(used\[\\result\]\) && used\[\\result\]` may not hold/
        for (int b = 1; b < Layout.BLOCKS; b++) {
            Locks.acquireBlock(b);
            if (!get(b)) {
                set(b, true);
                Locks.releaseBlock(b);
                //@ witness Allocated
                return b;
            }
            Locks.releaseBlock(b);
        }
        //@ witness NoBlocks
        return Layout.NONE;
    }
}
