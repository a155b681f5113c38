//- verdict: verified
/**
 * What has been going on: counters for people. Two of them belong together and are changed together; the others are counted by themselves.
 */
final class Statistics {
    //@ guarded_by holder == tid
    private int reads;

    //@ guarded_by holder == tid
    private int writes;

    /** Reads and writes together. */
    //@ guarded_by holder == tid
    private int transfers;

    //@ guarded_by holder == tid
    private int created;

    //@ guarded_by holder == tid
    private int removed;

    /** Counts a byte that was read. */
    //@ performs (reads, transfers) { reads == \old(reads) + 1 && transfers == \old(transfers) + 1 }
    synchronized void read() {
        reads++;
        transfers++;
    }

    /** Counts a byte that was written. */
    //@ performs (writes, transfers) { writes == \old(writes) + 1 && transfers == \old(transfers) + 1 }
    synchronized void written() {
        writes++;
        transfers++;
    }

    /** Counts a new file. */
    //@ performs (created) { created == \old(created) + 1 }
    synchronized void fileCreated() {
        created++;
    }

    /** Counts a file that was removed. */
    //@ performs (removed) { removed == \old(removed) + 1 }
    synchronized void fileRemoved() {
        removed++;
    }

    /** How many files there should be, if nobody is in between counting and doing. */
    //@ performs () { \result == created - removed }
    synchronized int files() {
        return created - removed;
    }

    /** All begins anew. */
    //@ performs (reads, writes, transfers, created, removed) { reads == 0 && writes == 0 && transfers == 0 && created == 0 && removed == 0 }
    synchronized void reset() {
        reads = 0;
        writes = 0;
        transfers = 0;
        created = 0;
        removed = 0;
    }
}
