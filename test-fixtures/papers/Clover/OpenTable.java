//- verdict: verified
/**
 * How many handles each file has. A file that loses its name lives on while somebody has it open, and ends with the last handle. The numbers are
 * protected by the locks of the inodes, so looking whether somebody has a file open and ending it is one step.
 */
final class OpenTable {
    /** How many handles there are. */
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] openers = new int[Layout.INODES];

    /** Is the file to end with its last handle? */
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ boolean[] nameless = new boolean[Layout.INODES];

    private OpenTable() {}

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies \nothing
    //@ ensures \result == openers[i]
    static int getOpeners(int i) {
        return openers[i];
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies openers[i]
    //@ ensures openers[i] == \old(openers[i]) + by
    static void add(int i, int by) {
        openers[i] = openers[i] + by;
    }

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies nameless[i]
    //@ ensures nameless[i] == value
    static void setNameless(int i, boolean value) {
        nameless[i] = value;
    }

    /** One handle more, if the file exists. */
    //@ requires 0 <= i && i < Layout.INODES
    //@ performs (openers[i]) { \result == Inodes.exists[i] && openers[i] == \old(openers[i]) + (\result ? 1 : 0) }
    static boolean opened(int i) {
        Locks.acquireInode(i);
        boolean is = Inodes.getExists(i);
        if (is) add(i, 1);
        Locks.releaseInode(i);
        return is;
    }

    /** One handle less: says whether it was the last one of a file without a name, which the caller then ends. */
    //@ requires 0 <= i && i < Layout.INODES
    //@ performs (openers[i]) { openers[i] == \old(openers[i]) - 1 && \result == (openers[i] == 0 && nameless[i]) }
    static boolean closed(int i) {
        Locks.acquireInode(i);
        add(i, -1);
        boolean isLast = getOpeners(i) == 0 && nameless[i];
        Locks.releaseInode(i);
        return isLast;
    }

    /** The file has lost its name: it ends now if nobody has it open, or with its last handle. */
    //@ requires 0 < i && i < Layout.INODES
    /*@ performs action Later (nameless[i]) { nameless[i] && !\result }
              [] action Now (Inodes.exists[i], Inodes.size[i], Inodes.block[i]) { openers[i] == 0 && !Inodes.exists[i] && \result } */
    static boolean unnamed(int i) {
        Locks.acquireInode(i);
        if (getOpeners(i) != 0) {
            setNameless(i, true);
            Locks.releaseInode(i);
            //@ witness Later
            return false;
        }
        Inodes.free(i);
        //@ witness Now
        return true;
    }
}
