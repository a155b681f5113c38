//- verdict: failed
// A file ends, but its block stays in use.
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
        set(b, false);
        Locks.releaseBlock(b);
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
    //@ ensures \result == exists[i]
    static boolean getExists(int i) {
        return exists[i];
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies exists[i]
    //@ ensures exists[i] == value
    static void setExists(int i, boolean value) {
        exists[i] = value;
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies size[i]
    //@ ensures size[i] == value
    static void setSize(int i, int value) {
        size[i] = value;
    }

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

    //@ requires 0 < i && i < Layout.INODES && Locks.inode[i] == tid
    //@ performs (exists[i], size[i], block[i], Locks.inode[i]) { !exists[i] && size[i] == 0 && block[i] == 0 && Locks.inode[i] == null }
    static void free(int i) {
        setExists(i, false);
        setSize(i, 0);
        setBlock(i, 0);
        Locks.releaseInode(i);
    }
}
final class Files {
    //@ requires 0 < i && i < Layout.INODES
    /*@ performs action Kept () { \result == Layout.NONE }
              [] action Gone (Inodes.exists[i], Inodes.size[i], Inodes.block[i], BlockMap.used[\result]) {
                     0 < \result && \result < Layout.BLOCKS && \result == \old(Inodes.block[i]) && \old(Inodes.exists[i])
                     && !Inodes.exists[i] && Inodes.block[i] == 0 && !BlockMap.used[\result] } */
    static int end(int i) {
    //         ^^^ error[performs]: /`Files\.end` does not do what its action `Gone` says when it returns: `0 < \\result && \\result < Layout\.BLOCKS && \\result == \\old\(Inodes\.block\[i\]\) && \\old\(Inodes\.exists\[i\]\) && !Inodes\.exists\[i\] && Inodes\.block\[i\] == 0 && !BlockMap\.used\[\\result\]` may not hold/
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (!Inodes.getExists(i) || b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness Kept
            return Layout.NONE;
        }
        Locks.acquireBlock(b);
        Locks.releaseBlock(b);
        Inodes.free(i);
        //@ witness Gone
        return b;
    }
}
