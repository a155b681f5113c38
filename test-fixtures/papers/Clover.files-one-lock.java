//- verdict: failed
// Only the file that is changed is held.
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
    //@ ensures \result == size[i]
    static int getSize(int i) {
        return size[i];
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies size[i]
    //@ ensures size[i] == value
    static void setSize(int i, int value) {
        size[i] = value;
    }
}
final class Files {
    //@ requires 0 <= i && i < k && k < Layout.INODES
    //@ performs (Inodes.size[k]) { Inodes.size[k] == Inodes.size[i] }
    static void sameSize(int i, int k) {
    //          ^^^^^^^^ error[performs]: /`Files\.sameSize` does not do what its action says when it returns: `Inodes\.size\[k\] == Inodes\.size\[i\]` may not hold/
        Locks.acquireInode(k);
        Inodes.setSize(k, Inodes.getSize(i));
        //                ^^^^^^^^^^^^^^^^^ error[precondition]: /`Inodes\.getSize` requires `0 <= i && i < Layout\.INODES && Locks\.inode\[i\] == tid`, which may not hold here/
        Locks.releaseInode(k);
    }
}
