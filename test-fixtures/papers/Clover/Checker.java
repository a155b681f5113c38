//- verdict: verified
/** Looks the disk over while others use it: numbers for people, each of which was true of its own block or file at one moment. */
final class Checker {
    private Checker() {}

    /** How many blocks were in use and had a first byte that is not zero when it came by. */
    static int busyBlocks() {
        int busy = 0;
        for (int b = 1; b < Layout.BLOCKS; b++) {
            Locks.acquireBlock(b);
            if (BlockMap.get(b) && Disk.get(b, 0) != 0) busy++;
            Locks.releaseBlock(b);
        }
        return busy;
    }

    /** How many bytes all files have together. */
    static int allBytes() {
        int sum = 0;
        for (int i = 0; i < Layout.INODES; i++) sum += Inodes.sizeNow(i);
        return sum;
    }

    /** Is the block of a file marked as in use? Both are looked at in one moment: the inode is held while the block is. */
    //@ requires 0 <= i && i < Layout.INODES
    /*@ performs action None () { \result }
              [] action Looked () { \result == BlockMap.used[Inodes.block[i]] } */
    static boolean isSane(int i) {
        Locks.acquireInode(i);
        int b = Inodes.getBlock(i);
        if (b <= 0 || b >= Layout.BLOCKS) {
            Locks.releaseInode(i);
            //@ witness None
            return true;
        }
        Locks.acquireBlock(b);
        boolean is = BlockMap.get(b);
        Locks.releaseBlock(b);
        Locks.releaseInode(i);
        //@ witness Looked
        return is;
    }

    /** Clears the cache: line after line, not at once. */
    static void dropAll() {
        for (int n = 0; n < Layout.LINES; n++) Cache.drop(n);
    }

    /** A block of which the line of the cache is stale is brought in again. */
    //@ requires 0 < b && b < Layout.BLOCKS
    static void refresh(int b) {
        int n = b % Layout.LINES;
        if (Cache.tagNow(n) == b) Cache.fetch(n, b);
    }
}
