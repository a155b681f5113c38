//- verdict: verified
/**
 * What the users of the file system call: each procedure looks as if it happened at one moment.
 */
final class Files {
    private Files() {}

    /** Makes an empty file, and says which inode it has; or that there is none left. Nobody can find it before it has a name. */
    /*@ performs action Made (Inodes.exists[\result], Inodes.size[\result], Inodes.block[\result], Inodes.generation[\result]) {
                     0 < \result && \result < Layout.INODES && !\old(Inodes.exists[\result]) && Inodes.exists[\result]
                     && Inodes.size[\result] == 0 && Inodes.generation[\result] == \old(Inodes.generation[\result]) + 1 }
              [] action NoRoom () { \result == Layout.NONE } */
    static int make() {
        int i = Inodes.alloc();
        if (i == Layout.NONE) {
            //@ witness NoRoom
            return i;
        }
        Locks.releaseInode(i);
        //@ witness Made
        return i;
    }

    /** Makes a file and gives it a name: three steps, between which the file is there without a name. */
    //@ requires name != Layout.NO_NAME
    static int create(long name) {
        int i = make();
        if (i == Layout.NONE) return i;
        int e = Directory.enter(name, i);
        if (e == Layout.NONE) {
            Locks.acquireInode(i);
            Inodes.free(i);
            return Layout.NONE;
        }
        return i;
    }

    /** Opens the file of an inode, if it exists. */
    static Handle open(int i) {
        if (!Inodes.has(i)) return null;
        Locks.acquireInode(i);
        boolean is = Inodes.getExists(i);
        int g = Inodes.getGeneration(i);
        Locks.releaseInode(i);
        return is ? new Handle(i, g) : null;
    }

    /** Moves the handle. */
    //@ requires h != null && 0 <= to && to < Layout.BLOCK_SIZE
    //@ modifies h.position
    //@ ensures h.position == to
    static void seek(Handle h, int to) {
        h.position = to;
    }

    /** One byte of the file, or none behind its end: its length, its block and the byte belong to the same moment. */
    //@ requires 0 <= i && i < Layout.INODES && 0 <= j && j < Layout.BLOCK_SIZE
    /*@ performs action Beyond () { \result == Layout.NONE }
              [] action Read () { j < Inodes.size[i] && \result == Disk.data[Inodes.block[i]][j] } */
    static int byteAt(int i, int j) {
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (j >= Inodes.getSize(i) || b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness Beyond
            return Layout.NONE;
        }
        byte value = Disk.read(b, j);
        Locks.releaseInode(i);
        //@ witness Read
        return value;
    }

    /** The next byte at the handle, which moves on where there is one. */
    //@ requires h != null && 0 <= h.inode && h.inode < Layout.INODES && 0 <= h.position && h.position < Layout.BLOCK_SIZE
    //@ performs (h.position) { h.position == \old(h.position) || h.position == \old(h.position) + 1 }
    static int next(Handle h) {
        int value = byteAt(h.inode, h.position);
        if (value == Layout.NONE) return value;
        h.position = h.position + 1;
        return value;
    }

    /** Sets one byte of a file that has a block, makes the file longer if the byte is behind its end, and says which block that is. */
    //@ requires 0 <= i && i < Layout.INODES && 0 <= j && j < Layout.BLOCK_SIZE
    /*@ performs action Not () { \result == Layout.NONE }
              [] action Written (Disk.data[\result][j], Inodes.size[i]) {
                     0 < \result && \result < Layout.BLOCKS && \result == Inodes.block[i] && Inodes.exists[i] && Disk.data[\result][j] == value
                     && Inodes.size[i] == (\old(Inodes.size[i]) > j ? \old(Inodes.size[i]) : j + 1) } */
    static int setByte(int i, int j, byte value) {
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (!Inodes.getExists(i) || b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness Not
            return Layout.NONE;
        }
        Disk.write(b, j, value);
        if (Inodes.getSize(i) <= j) Inodes.setSize(i, j + 1);
        Locks.releaseInode(i);
        //@ witness Written
        return b;
    }

    /** Makes one file as long as another: both inodes are held, the smaller number first. */
    //@ requires 0 <= i && i < k && k < Layout.INODES
    //@ performs (Inodes.size[k]) { Inodes.size[k] == Inodes.size[i] }
    static void sameSize(int i, int k) {
        Locks.acquireInode(i);
        Locks.acquireInode(k);
        Inodes.setSize(k, Inodes.getSize(i));
        Locks.releaseInode(k);
        Locks.releaseInode(i);
    }

    /** Ends a file and gives its block back, and says which that was: at one moment it is gone with its block. */
    //@ requires 0 < i && i < Layout.INODES
    /*@ performs action Kept () { \result == Layout.NONE }
              [] action Gone (Inodes.exists[i], Inodes.size[i], Inodes.block[i], BlockMap.used[\result]) {
                     0 < \result && \result < Layout.BLOCKS && \result == \old(Inodes.block[i]) && \old(Inodes.exists[i])
                     && !Inodes.exists[i] && Inodes.block[i] == 0 && !BlockMap.used[\result] } */
    static int end(int i) {
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (!Inodes.getExists(i) || b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness Kept
            return Layout.NONE;
        }
        Locks.acquireBlock(b);
        BlockMap.free(b);
        Inodes.free(i);
        //@ witness Gone
        return b;
    }
}
