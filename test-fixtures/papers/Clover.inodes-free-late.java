//- verdict: failed
// The lock is given back before the block is forgotten.
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
        Locks.releaseInode(i);
        setBlock(i, 0);
//      ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call \(it calls `setBlock`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^^^^^^^^ error[not-atomic]: /other threads may access what `Inodes\.setBlock` changes while it runs, so this call is not one step of what `Inodes\.free` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^^^^^^^^^ error[precondition]: /`Inodes\.setBlock` requires `0 <= i && i < Layout\.INODES && Locks\.inode\[i\] == tid`, which may not hold here/
    }
}
