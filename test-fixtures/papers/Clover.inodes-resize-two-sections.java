//- verdict: failed
// The file may have ended before it is resized.
final class Layout {
    static final int BLOCKS = 64, BLOCK_SIZE = 16, INODES = 16, LINES = 8, ENTRIES = 12, NONE = -1;
    static final long NO_NAME = 0;
}
final class Locks {
    //@ ghost /*@ accessible_if[b] block[b] == null || block[b] == tid */ static int -> Thread block;

    //@ ghost /*@ accessible_if[i] inode[i] == null || inode[i] == tid */ static int -> Thread inode;

    //@ ghost /*@ accessible_if[n] line[n] == null || line[n] == tid */ static int -> Thread line;

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
    //@ modifies size[i]
    //@ ensures size[i] == value
    static void setSize(int i, int value) {
        size[i] = value;
    }

    //@ requires 0 <= i && i < Layout.INODES && 0 <= n && n <= Layout.BLOCK_SIZE
    //@ performs (size[i]) { \result == exists[i] && size[i] == (\result ? n : \old(size[i])) }
    static boolean resize(int i, int n) {
    //             ^^^^^^ error[performs]: /`Inodes\.resize` does not do what its action says when it returns: `\\result == exists\[i\] && size\[i\] == \(\\result \? n : \\old\(size\[i\]\)\)` may not hold/
        Locks.acquireInode(i);
        boolean can = getExists(i);
        Locks.releaseInode(i);
        Locks.acquireInode(i);
        if (can) setSize(i, n);
        Locks.releaseInode(i);
        return can;
    }
}
