//- verdict: verified
// Ghost code that keeps what it reads needs the right to read it, like all code: others take the steps under the lock for one.

class GhostReads {
    //@ guarded_by holder == tid
    private int count;
    //@ ghost /*@ unwritable_by_env_if holder == tid */ int seen;

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void add() {
        count = count + 1;
        count = count + 1;
    }

    //@ performs (seen) { seen == \old(count) }
    void look() {
        synchronized (this) {
            //@ set seen = count
        }
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
        synchronized (LOCK) {
            //@ set seen = row[1]
        }
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
    synchronized void look() {
        /*@ atomic */ {
            //@ set seen = count
            looked = true;
        }
    }
}

class GhostAsksForItself {
    //@ guarded_by holder == tid
    private int count;
    //@ ghost boolean mine;
    //@ ghost Thread last;
    volatile boolean seen;

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void add() {
        count = count + 1;
        count = count + 1;
    }

    //@ performs (mine) { mine == (\old(holder) == tid) }
    void ask() {
        //@ set mine = holder == tid
    }

    //@ performs (last) { last == tid }
    synchronized void note() {
        //@ set last = holder
    }

    //@ performs (seen) { seen && \old(holder) == null }
    void whenFree() {
        /*@ atomic */ {
            //@ assume holder == null
            seen = true;
        }
    }
}
