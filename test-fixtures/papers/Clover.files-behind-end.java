//- verdict: failed
// A byte behind the end is read.
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

    //@ performs (inode[i]) { \old(inode[i]) == null && inode[i] == tid }
    static void acquireInode(int i) {
        /*@ atomic */ {
            //@ assume inode[i] == null
            //@ set inode[i] = tid
        }
    }

    //@ requires inode[i] == tid
    //@ performs (inode[i]) { inode[i] == null }
    static void releaseInode(int i) {
        //@ set inode[i] = null
    }
}
final class Disk {
    //@ elems_writable_if false
    //@ guarded_by[b][j] Locks.block[b] == tid
    private static final /*@ non_null */ byte[][] data = new byte[Layout.BLOCKS][Layout.BLOCK_SIZE];

    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE && Locks.block[b] == tid
    //@ modifies \nothing
    //@ ensures \result == data[b][j]
    static byte get(int b, int j) {
        return data[b][j];
    }

    //@ requires 0 <= b && b < Layout.BLOCKS && 0 <= j && j < Layout.BLOCK_SIZE
    //@ performs () { \result == data[b][j] }
    static byte read(int b, int j) {
        Locks.acquireBlock(b);
        byte value = get(b, j);
        Locks.releaseBlock(b);
        return value;
    }
}
final class Inodes {
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ boolean[] exists = new boolean[Layout.INODES];

    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] size = new int[Layout.INODES];

    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] block = new int[Layout.INODES];

    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] generation = new int[Layout.INODES];

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies \nothing
    //@ ensures \result == size[i]
    static int getSize(int i) {
        return size[i];
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies \nothing
    //@ ensures \result == block[i]
    static int getBlock(int i) {
        return block[i];
    }
}
final class Files {
    //@ requires 0 <= i && i < Layout.INODES && 0 <= j && j < Layout.BLOCK_SIZE
    /*@ performs action Beyond () { \result == Layout.NONE }
              [] action Read () { j < Inodes.size[i] && \result == Disk.data[Inodes.block[i]][j] } */
    static int byteAt(int i, int j) {
    //         ^^^^^^ error[performs]: /`Files\.byteAt` does not do what its action `Read` says when it returns: `j < Inodes\.size\[i\] && \\result == Disk\.data\[Inodes\.block\[i\]\]\[j\]` may not hold/
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (j > Inodes.getSize(i) || b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness Beyond
            return Layout.NONE;
        }
        byte value = Disk.read(b, j);
        Locks.releaseInode(i);
        //@ witness Read
        return value;
    }
}
