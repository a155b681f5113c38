//- verdict: failed
// A new file may still have the block of the old one.
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
    //@ modifies exists[i], size[i], block[i], generation[i]
    //@ ensures exists[i] && size[i] == 0 && block[i] == 0 && generation[i] == \old(generation[i]) + 1
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Inodes\.begin` may return although `exists\[i\] && size\[i\] == 0 && block\[i\] == 0 && generation\[i\] == \\old\(generation\[i\]\) \+ 1` does not hold/
    static void begin(int i) {
        exists[i] = true;
        size[i] = 0;
        generation[i] = generation[i] + 1;
    }
}
