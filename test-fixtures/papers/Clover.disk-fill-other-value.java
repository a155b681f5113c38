//- verdict: failed
// A block that is to be cleared is filled with ones.
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
final class Disk {
    //@ elems_writable_if false
    //@ guarded_by[b][j] Locks.block[b] == tid
    private static final /*@ non_null */ byte[][] data = new byte[Layout.BLOCKS][Layout.BLOCK_SIZE];

    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies data[b][*]
    //@ ensures (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; data[b][j] == value)
    static void fill(int b, byte value) {
        //@ loop_invariant 0 <= j && (\forall int k; 0 <= k && k < j; data[b][k] == value)
        for (int j = 0; j < Layout.BLOCK_SIZE; j++) data[b][j] = value;
    }

    //@ requires 0 <= b && b < Layout.BLOCKS
    //@ performs (data[b][*]) { (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; data[b][j] == 0) }
    static void clear(int b) {
    //          ^^^^^ error[performs]: /`Disk\.clear` does not do what its action says when it returns: `\(\\forall int j; 0 <= j && j < Layout\.BLOCK_SIZE; data\[b\]\[j\] == 0\)` may not hold/
        Locks.acquireBlock(b);
        fill(b, (byte) 1);
        Locks.releaseBlock(b);
    }
}
