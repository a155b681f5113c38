//- verdict: verified
/**
 * Which blocks are in use: one bit a block, protected by the lock of that block.
 *
 * As in the paper `alloc` returns with the lock of the block that it found still held, so that its caller can set the block up before anybody else
 * sees it.
 */
final class BlockMap {
    /** Is the block in use? */
    //@ guarded_by[b] Locks.block[b] == tid
    private static final /*@ non_null */ boolean[] used = new boolean[Layout.BLOCKS];

    private BlockMap() {}

    /** Is a block that the caller has in use? */
    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies \nothing
    //@ ensures \result == used[b]
    static boolean get(int b) {
        return used[b];
    }

    /** Marks a block that the caller has. */
    //@ requires 0 <= b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ modifies used[b]
    //@ ensures used[b] == value
    static void set(int b, boolean value) {
        used[b] = value;
    }

    /** Takes the first free block that it comes by, with its lock; or says that there was none. */
    /*@ performs action Allocated (used[\result], Locks.block[\result]) {
                     0 < \result && \result < Layout.BLOCKS && \old(Locks.block[\result]) == null && Locks.block[\result] == tid
                     && !\old(used[\result]) && used[\result] }
              [] action NoBlocks () { \result == Layout.NONE } */
    static int alloc() {
        for (int b = 1; b < Layout.BLOCKS; b++) {
            Locks.acquireBlock(b);
            if (!get(b)) {
                set(b, true);
                //@ witness Allocated
                return b;
            }
            Locks.releaseBlock(b);
        }
        //@ witness NoBlocks
        return Layout.NONE;
    }

    /** Gives a block back that the caller has, and its lock. */
    //@ requires 0 < b && b < Layout.BLOCKS && Locks.block[b] == tid
    //@ performs (used[b], Locks.block[b]) { !used[b] && Locks.block[b] == null }
    static void free(int b) {
        set(b, false);
        Locks.releaseBlock(b);
    }

    /** Is the block in use at this moment? */
    //@ requires 0 <= b && b < Layout.BLOCKS
    //@ performs () { \result == used[b] }
    static boolean isUsed(int b) {
        Locks.acquireBlock(b);
        boolean is = get(b);
        Locks.releaseBlock(b);
        return is;
    }

    /** Takes this very block, if it is free. */
    //@ requires 0 < b && b < Layout.BLOCKS
    //@ performs (used[b]) { used[b] && \result == !\old(used[b]) }
    static boolean take(int b) {
        Locks.acquireBlock(b);
        boolean isFree = !get(b);
        set(b, true);
        Locks.releaseBlock(b);
        return isFree;
    }

    /** How many blocks were free when it came by: a number for people, never for decisions. */
    static int countFree() {
        int free = 0;
        for (int b = 1; b < Layout.BLOCKS; b++) if (!isUsed(b)) free++;
        return free;
    }
}
