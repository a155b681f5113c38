//- verdict: failed
// The lock is given back before the byte is written.
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

    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE && Locks.block[b] == tid
    //@ modifies data[b][j]
    //@ ensures data[b][j] == value
    static void put(int b, int j, byte value) {
        data[b][j] = value;
    }

    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    //@ performs (data[b][j]) { data[b][j] == value }
    static void write(int b, int j, byte value) {
        Locks.acquireBlock(b);
        Locks.releaseBlock(b);
        put(b, j, value);
//      ^^^^^^^^^^^^^^^^ error[not-atomic]: /other threads may access what `Disk\.put` changes while it runs, so this call is not one step of what `Disk\.write` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^^^^^^^^^^^ error[precondition]: /`Disk\.put` requires `0 <= b && b < Layout\.BLOCKS && 0 <= j && j < Layout\.BLOCK_SIZE && Locks\.block\[b\] == tid`, which may not hold here/
    }
}
