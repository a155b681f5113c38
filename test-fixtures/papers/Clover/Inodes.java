//- verdict: verified
/**
 * Inodes: for each file whether it exists, how long it is, which block it has, and how often its number was given to a new file.
 *
 * Whoever has the lock of an inode has all of it. The lower procedures are called with the lock held; the upper ones take it.
 */
final class Inodes {
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ boolean[] exists = new boolean[Layout.INODES];

    /** How many bytes the file has: at most one block. */
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] size = new int[Layout.INODES];

    /** The block of the file; 0 where it has none yet. */
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] block = new int[Layout.INODES];

    /** How often the number was given to a file: so an old handle is told from a new one. */
    //@ guarded_by[i] Locks.inode[i] == tid
    private static final /*@ non_null */ int[] generation = new int[Layout.INODES];

    private Inodes() {}

    /** Is this the number of an inode? */
    //@ modifies \nothing
    //@ ensures \result == (0 <= i && i < Layout.INODES)
    static boolean has(int i) {
        return 0 <= i && i < Layout.INODES;
    }

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

    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies \nothing
    //@ ensures \result == generation[i]
    static int getGeneration(int i) {
        return generation[i];
    }

    /** The number begins a new life, as an empty file without a block. */
    //@ requires 0 <= i && i < Layout.INODES && Locks.inode[i] == tid
    //@ modifies exists[i], size[i], block[i], generation[i]
    //@ ensures exists[i] && size[i] == 0 && block[i] == 0 && generation[i] == \old(generation[i]) + 1
    static void begin(int i) {
        exists[i] = true;
        size[i] = 0;
        block[i] = 0;
        generation[i] = generation[i] + 1;
    }

    /** Takes the first free inode that it comes by, with its lock, and begins a file there; or says that there was none. */
    /*@ performs action Allocated (exists[\result], size[\result], block[\result], generation[\result], Locks.inode[\result]) {
                     0 < \result && \result < Layout.INODES && \old(Locks.inode[\result]) == null && Locks.inode[\result] == tid
                     && !\old(exists[\result]) && exists[\result] && size[\result] == 0 && block[\result] == 0
                     && generation[\result] == \old(generation[\result]) + 1 }
              [] action NoInodes () { \result == Layout.NONE } */
    static int alloc() {
        for (int i = 1; i < Layout.INODES; i++) {
            Locks.acquireInode(i);
            if (!getExists(i)) {
                begin(i);
                //@ witness Allocated
                return i;
            }
            Locks.releaseInode(i);
        }
        //@ witness NoInodes
        return Layout.NONE;
    }

    /** Ends the file of an inode that the caller has, and gives its lock back. */
    //@ requires 0 < i && i < Layout.INODES && Locks.inode[i] == tid
    //@ performs (exists[i], size[i], block[i], Locks.inode[i]) { !exists[i] && size[i] == 0 && block[i] == 0 && Locks.inode[i] == null }
    static void free(int i) {
        setExists(i, false);
        setSize(i, 0);
        setBlock(i, 0);
        Locks.releaseInode(i);
    }

    /** How long is the file at this moment? */
    //@ requires 0 <= i && i < Layout.INODES
    //@ performs () { \result == size[i] }
    static int sizeNow(int i) {
        Locks.acquireInode(i);
        int n = getSize(i);
        Locks.releaseInode(i);
        return n;
    }

    /** Is the inode still that of the file that had this generation? */
    //@ requires 0 <= i && i < Layout.INODES
    //@ performs () { \result == (exists[i] && generation[i] == expected) }
    static boolean isStill(int i, int expected) {
        Locks.acquireInode(i);
        boolean is = getExists(i) && getGeneration(i) == expected;
        Locks.releaseInode(i);
        return is;
    }

    /** Makes the file so long, if it can be: size and existence are looked at and changed together. */
    //@ requires 0 <= i && i < Layout.INODES && 0 <= n && n <= Layout.BLOCK_SIZE
    //@ performs (size[i]) { \result == exists[i] && size[i] == (\result ? n : \old(size[i])) }
    static boolean resize(int i, int n) {
        Locks.acquireInode(i);
        boolean can = getExists(i);
        if (can) setSize(i, n);
        Locks.releaseInode(i);
        return can;
    }

    /**
     * The block of the file, which gets one, filled with zeros, if it has none; or says that there is none left. The lock of the block is held for
     * a moment only: nobody else gets to a block that is in use but through its inode.
     */
    //@ requires 0 <= i && i < Layout.INODES
    /*@ performs action Had () { \result == block[i] && \result != 0 }
              [] action Grown (block[i], BlockMap.used[\result], Disk.data[\result][*]) {
                     0 < \result && \result < Layout.BLOCKS && \old(block[i]) == 0 && block[i] == \result
                     && !\old(BlockMap.used[\result]) && BlockMap.used[\result]
                     && (\forall int j; 0 <= j && j < Layout.BLOCK_SIZE; Disk.data[\result][j] == 0) }
              [] action Full () { \result == Layout.NONE } */
    static int grow(int i) {
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
        Locks.releaseBlock(b);
        Locks.releaseInode(i);
        //@ witness Grown
        return b;
    }
}
