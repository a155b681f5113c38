//- verdict: verified
/**
 * The lock manager: one lock for each block, each inode and each line of the buffer cache, as maps from numbers to threads.
 *
 * Nobody but the procedures of this class writes the maps. They are the steps of the machine, so each is an atomic block; whatever stands above
 * them says what it does without mentioning locks, unless it returns with one held.
 *
 * Order of locks, for all layers: the directory, then an inode, then a block, then a line of the cache. Of several of one kind the smaller number first.
 */
final class Locks {
    /** Who has the lock of a block. */
    //@ ghost /*@ accessible_if[b] block[b] == null || block[b] == tid */ static int -> Thread block;

    /** Who has the lock of an inode. */
    //@ ghost /*@ accessible_if[i] inode[i] == null || inode[i] == tid */ static int -> Thread inode;

    /** Who has the lock of a line of the cache. */
    //@ ghost /*@ accessible_if[n] line[n] == null || line[n] == tid */ static int -> Thread line;

    private Locks() {}

    //@ performs (block[b]) { \old(block[b]) == null && block[b] == tid }
    static void acquireBlock(int b) {
        /*@ atomic */ {
            //@ assume block[b] == null
            //@ set block[b] = tid
        }
    }

    //@ requires block[b] == tid
    //@ performs (block[b]) { block[b] == null }
    static void releaseBlock(int b) {
        //@ set block[b] = null
    }

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

    //@ performs (line[n]) { \old(line[n]) == null && line[n] == tid }
    static void acquireLine(int n) {
        /*@ atomic */ {
            //@ assume line[n] == null
            //@ set line[n] = tid
        }
    }

    //@ requires line[n] == tid
    //@ performs (line[n]) { line[n] == null }
    static void releaseLine(int n) {
        //@ set line[n] = null
    }
}
