//- verdict: verified
/**
 * What was done, the last entries of it: a ring under a lock of its own, the one that is built on a monitor. Nobody takes another lock while he has
 * the journal.
 */
final class Journal {
    private final /*@ non_null */ Mutex mutex = new Mutex();

    /** Which inode each entry is about. */
    //@ guarded_by[e] mutex.owner == tid
    private final /*@ non_null */ int[] inodes = new int[8];

    /** What each entry did: 1 made, 2 written, 3 ended. */
    //@ guarded_by[e] mutex.owner == tid
    private final /*@ non_null */ int[] kinds = new int[8];

    /** How many entries there were ever. */
    //@ guarded_by mutex.owner == tid
    private int length;

    /** How many of them were writes. */
    //@ guarded_by mutex.owner == tid
    private int writes;

    /** Sets an entry; the caller has the journal. */
    //@ requires 0 <= e && e < 8 && mutex.owner == tid
    //@ modifies inodes[e], kinds[e]
    //@ ensures inodes[e] == i && kinds[e] == kind
    private void set(int e, int i, int kind) {
        inodes[e] = i;
        kinds[e] = kind;
    }

    /** Forgets all entries; the caller has the journal. */
    //@ requires mutex.owner == tid
    //@ modifies kinds[*]
    //@ ensures (\forall int e; 0 <= e && e < 8; kinds[e] == 0)
    private void forget() {
        //@ loop_invariant 0 <= e && (\forall int k; 0 <= k && k < e; kinds[k] == 0)
        for (int e = 0; e < 8; e++) kinds[e] = 0;
    }

    /** Notes what was done. */
    //@ requires mutex.holder != tid && 0 <= e && e < 8
    //@ performs (inodes[e], kinds[e], length) { inodes[e] == i && kinds[e] == kind && length == \old(length) + 1 }
    void note(int e, int i, int kind) {
        mutex.acquire();
        set(e, i, kind);
        length++;
        mutex.release();
    }

    /** Notes a write, and counts it. */
    //@ requires mutex.holder != tid && 0 <= e && e < 8
    /*@ performs (inodes[e], kinds[e], length, writes) {
            inodes[e] == i && kinds[e] == 2 && length == \old(length) + 1 && writes == \old(writes) + 1 } */
    void noteWrite(int e, int i) {
        mutex.acquire();
        set(e, i, 2);
        length++;
        writes++;
        mutex.release();
    }

    /** Begins anew. */
    //@ requires mutex.holder != tid
    //@ performs (kinds[*], length, writes) { (\forall int e; 0 <= e && e < 8; kinds[e] == 0) && length == 0 && writes == 0 }
    void reset() {
        mutex.acquire();
        forget();
        length = 0;
        writes = 0;
        mutex.release();
    }

    /** How many entries are there that are no writes? Both numbers belong to one moment. */
    //@ requires mutex.holder != tid
    //@ performs () { \result == length - writes }
    int others() {
        mutex.acquire();
        int n = length - writes;
        mutex.release();
        return n;
    }

    /** What an entry did, and about which inode: one number, of one moment. */
    //@ requires mutex.holder != tid && 0 <= e && e < 8
    //@ performs () { \result == kinds[e] * 1000 + inodes[e] }
    int entry(int e) {
        mutex.acquire();
        int both = kinds[e] * 1000 + inodes[e];
        mutex.release();
        return both;
    }
}
