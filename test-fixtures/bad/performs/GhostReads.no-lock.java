//- verdict: failed
// Ghost code without the lock keeps what another thread has half written.

class GhostReads {
    //@ guarded_by holder == tid
    private int count;
    //@ ghost int seen;

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void add() {
        count = count + 1;
        count = count + 1;
    }

    //@ performs (seen) { seen == \old(count) }
    void look() {
        //@ set seen = count
        //  ^^^^^^^^^^^^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}

class GhostReadsOfRow {
    static final Object LOCK = new Object();
    //@ guarded_by[i] LOCK.holder == tid
    static final int[] row = new int[2];
    //@ ghost static int seen;

    //@ performs (row[1]) { row[1] == \old(row[1]) + 2 }
    static void add() {
        synchronized (LOCK) {
            row[1] = row[1] + 1;
            row[1] = row[1] + 1;
        }
    }

    //@ performs (seen) { seen == \old(row[1]) }
    static void look() {
        //@ set seen = row[1]
        //  ^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the element` is read here although `LOCK\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}

class GhostReadsInBlock {
    //@ unwritable_by_env_if holder == tid; readable_if holder == tid
    volatile int count;
    volatile boolean looked;
    //@ ghost int seen;

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void add() {
        count = count + 1;
        count = count + 1;
    }

    //@ performs (seen, looked) { seen == \old(count) && looked }
    void look() {
        /*@ atomic */ {
            //@ set seen = count
            //  ^^^^^^^^^^^^^^^^ error[read-discipline]: /`count` is read here without the right to: `holder == tid` may not hold for this thread/
            looked = true;
        }
    }
}
