//- verdict: verified
/**
 * Looks whether the file system is whole, while others use it: every file's block is marked as used, and every entry of the directory leads to an inode that is in
 * use. Whoever is in the middle of something may be reported; what is reported twice is broken.
 */
final class Checker {
    private final /*@ non_null */ Daisy daisy;

    /** Faults seen by all runs together. */
    //@ guarded_by holder == tid
    private int faults;

    //@ requires daisy != null
    Checker(Daisy daisy) {
        this.daisy = daisy;
    }

    /** How many files have a block that the map thinks to be free. */
    //@ modifies \nothing
    //@ ensures \result >= 0
    int lostBlocks() {
        InodeTable inodes = daisy.inodes;
        int lost = 0;
        for (int i = 0; i < inodes.inodes(); i++) {
            if (inodes.isLost(i)) lost++;
        }
        return lost;
    }

    /** How many entries lead to no inode that is in use. */
    //@ modifies \nothing
    //@ ensures \result >= 0
    int lostEntries() {
        Directory directory = daisy.directory;
        int lost = 0;
        synchronized (directory) {
            for (int e = 0; e < directory.entries(); e++) {
                int inode = directory.inodeAt(e);
                boolean isInode = 0 <= inode && inode < daisy.inodes.inodes();
                if (!isInode || !daisy.inodes.isUsed(inode)) {
                    if (!directory.isFree(e)) lost++;
                }
            }
        }
        return lost;
    }

    /** Looks at everything once and remembers what is wrong. */
    void run() {
        int found = lostBlocks() + lostEntries();
        synchronized (this) {
            faults = faults + found;
        }
    }

    /** The faults seen so far. */
    //@ performs () { \result == faults }
    synchronized int faults() {
        return faults;
    }
}
