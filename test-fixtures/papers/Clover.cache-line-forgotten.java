//- verdict: failed
// The line keeps the old byte.
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

    //@ performs (line[n]) { \old(line[n]) == null && line[n] == tid }
    static void acquireLine(int n) {
        /*@ atomic */ {
            //@ assume line[n] == null
            //@ set line[n] = tid
        }
    }

    //@ requires line[n] == tid
    //@ performs (line[n]) { line[n] == null }
    static void releaseLine(int n) {
        //@ set line[n] = null
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
}
final class Cache {
    //@ elems_writable_if false
    //@ guarded_by[n][j] Locks.line[n] == tid
    private static final /*@ non_null */ byte[][] bytes = new byte[Layout.LINES][Layout.BLOCK_SIZE];

    //@ guarded_by[n] Locks.line[n] == tid
    private static final /*@ non_null */ int[] tag = new int[Layout.LINES];

    //@ requires 0 <= n && n < Layout.LINES && Locks.line[n] == tid
    //@ modifies \nothing
    //@ ensures \result == tag[n]
    static int getTag(int n) {
        return tag[n];
    }

    //@ requires 0 <= n && n < Layout.LINES && 0 <= j && j < Layout.BLOCK_SIZE && Locks.line[n] == tid
    //@ modifies bytes[n][j]
    //@ ensures bytes[n][j] == value
    static void put(int n, int j, byte value) {
        bytes[n][j] = value;
    }

    //@ requires 0 <= n && n < Layout.LINES && 0 < b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    /*@ performs (Disk.data[b][j], bytes[n][j]) {
            Disk.data[b][j] == value && bytes[n][j] == (tag[n] == b ? value : \old(bytes[n][j])) } */
    static void writeThrough(int n, int b, int j, byte value) {
    //          ^^^^^^^^^^^^ error[performs]: /`Cache\.writeThrough` does not do what its action says when it returns: `Disk\.data\[b\]\[j\] == value && bytes\[n\]\[j\] == \(tag\[n\] == b \? value : \\old\(bytes\[n\]\[j\]\)\)` may not hold/
        Locks.acquireBlock(b);
        Locks.acquireLine(n);
        Disk.put(b, j, value);
        Locks.releaseLine(n);
        Locks.releaseBlock(b);
    }
}
