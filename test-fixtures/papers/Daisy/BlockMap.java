//- verdict: verified
/**
 * Which blocks are in use: one bit a block, protected by the lock of that block, so that threads that look at different blocks do not wait for each other.
 *
 * Whoever gets a block from `alloc` has it alone until it gives it back with `free`.
 */
final class BlockMap {
    final /*@ non_null */ LockTable table;

    /** Is the block in use? */
    //@ guarded_by[b] table.locks[b].holder == tid
    private final /*@ non_null */ boolean[] bits;

    //@ global_invariant table.locks.length == bits.length

    /** A map in which all blocks are free. */
    //@ requires table != null
    BlockMap(LockTable table) {
        this.table = table;
        bits = new boolean[table.locks.length];
    }

    /** Is this the number of a block? */
    boolean has(int block) {
        return 0 <= block && block < bits.length;
    }

    /** Takes the first free block that it comes by, or says that there was none: others may have given blocks back behind its back. */
    /*@ performs action "Allocated" (bits[\result]) { Layout.FIRST_BLOCK <= \result && \result < bits.length && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == Layout.NO_BLOCK } */
    int alloc() {
        for (int b = Layout.FIRST_BLOCK; b < bits.length; b++) {
            synchronized (table.locks[b]) {
                if (!bits[b]) {
                    bits[b] = true;
                    //@ witness Allocated
                    return b;
                }
            }
        }
        //@ witness NoBlocks
        return Layout.NO_BLOCK;
    }

    /** Gives a block back. */
    //@ requires Layout.FIRST_BLOCK <= block && block < bits.length
    //@ performs (bits[block]) { !bits[block] }
    void free(int block) {
        synchronized (table.locks[block]) {
            bits[block] = false;
        }
    }

    /** Takes this very block, if it is free. */
    //@ requires 0 <= block && block < bits.length
    //@ performs (bits[block]) { bits[block] && \result == !\old(bits[block]) }
    boolean take(int block) {
        synchronized (table.locks[block]) {
            boolean isFree = !bits[block];
            bits[block] = true;
            return isFree;
        }
    }

    /** Is the block in use at this moment? */
    //@ requires 0 <= block && block < bits.length
    //@ performs () { \result == bits[block] }
    boolean isUsed(int block) {
        synchronized (table.locks[block]) {
            return bits[block];
        }
    }

    /** How many blocks were free when it came by: a number for people, never for decisions. */
    int countFree() {
        int free = 0;
        for (int b = Layout.FIRST_BLOCK; b < bits.length; b++) {
            synchronized (table.locks[b]) {
                if (!bits[b]) free++;
            }
        }
        return free;
    }
}
