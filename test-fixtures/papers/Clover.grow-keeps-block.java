//- verdict: failed
// The lock of the block is kept.
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

    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies data[b][*]
    //@ ensures (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; data[b][j] == value)
    static void fill(int b, byte value) {
        //@ loop_invariant 0 <= j && (\forall int k; 0 <= k && k < j; data[b][k] == value)
        for (int j = 0; j < Layout.BLOCK_SIZE; j++) data[b][j] = value;
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
        for (int b = 1; b < Layout.BLOCKS; b++) {
            Locks.acquireBlock(b);
            if (!get(b)) {
                set(b, true);
                //@ witness Allocated
                return b;
            }
            Locks.releaseBlock(b);
        }
        //@ witness NoBlocks
        return Layout.NONE;
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
    //@ ensures \result == block[i]
    static int getBlock(int i) {
        return block[i];
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies block[i]
    //@ ensures block[i] == value
    static void setBlock(int i, int value) {
        block[i] = value;
    }

    //@ requires 0 <= i && i < Layout.INODES
    /*@ performs action Had () { \result == block[i] && \result != 0 }
              [] action Grown (block[i], BlockMap.used[\result], Disk.data[\result][*]) {
                     0 < \result && \result < Layout.BLOCKS && \old(block[i]) == 0 && block[i] == \result
                     && !\old(BlockMap.used[\result]) && BlockMap.used[\result]
                     && (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; Disk.data[\result][j] == 0) }
              [] action Full () { \result == Layout.NONE } */
    static int grow(int i) {
    //         ^^^^ error[performs]: /`Inodes\.grow` changes more than its action `Grown` names when it returns \(it does not name `block`, for one\)/
        Locks.acquireInode(i);
        int b = getBlock(i);
        if (b != 0) {
            Locks.releaseInode(i);
            //@ witness Had
            return b;
        }
        b = BlockMap.alloc();
        if (b == Layout.NONE) {
            Locks.releaseInode(i);
            //@ witness Full
            return b;
        }
        Disk.fill(b, (byte) 0);
        setBlock(i, b);
        Locks.releaseInode(i);
        //@ witness Grown
        return b;
    }
}
