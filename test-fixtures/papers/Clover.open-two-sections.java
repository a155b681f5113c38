//- verdict: failed
// The file may have ended before it is counted as open.
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
}
final class OpenTable {
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] openers = new int[Layout.INODES];

    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ boolean[] nameless = new boolean[Layout.INODES];

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies openers[i]
    //@ ensures openers[i] == \old(openers[i]) + by
    static void add(int i, int by) {
        openers[i] = openers[i] + by;
    }

    //@ requires 0 <= i && i < Layout.INODES
    //@ performs (openers[i]) { \result == Inodes.exists[i] && openers[i] == \old(openers[i]) + (\result ? 1 : 0) }
    static boolean opened(int i) {
    //             ^^^^^^ error[performs]: /`OpenTable\.opened` does not do what its action says when it returns: `\\result == Inodes\.exists\[i\] && openers\[i\] == \\old\(openers\[i\]\) \+ \(\\result \? 1 : 0\)` may not hold/
        Locks.acquireInode(i);
        boolean is = Inodes.getExists(i);
        Locks.releaseInode(i);
        Locks.acquireInode(i);
        if (is) add(i, 1);
        Locks.releaseInode(i);
        return is;
    }
}
