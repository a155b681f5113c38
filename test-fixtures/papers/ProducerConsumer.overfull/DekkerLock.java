//- verdict: verified
// A lock for two threads by Dekker's algorithm. What it does is said by two actions on the ghost `owner`; nobody outside knows of the wishes and the turn.

class DekkerLock {
    final Thread first;
    final Thread second;

    /*@ unwritable_by_env_if tid == first */
    private volatile boolean firstWants;
    /*@ unwritable_by_env_if tid == second */
    private volatile boolean secondWants;
    private volatile boolean firstsTurn;

    /*@ ghost unwritable_by_env_if owner == tid Thread owner; */
    /*@ env_assumption owner == tid ==> \old(owner) == tid */
    /*@ global_invariant owner == null || owner == first && firstWants || owner == second && secondWants */

    DekkerLock(Thread first, Thread second) {
        this.first = first;
        this.second = second;
    }

    /*@ requires tid == first || tid == second
        requires owner != tid
        modifies firstWants, secondWants
        action taken: also_modifies owner ensures \old(owner) == null && owner == tid */
    void acquire() {
        if (Thread.currentThread() == first) {
            acquireFirst();
        } else {
            acquireSecond();
        }
    }

    private void acquireFirst() {
        firstWants = true;
        boolean other = true;
        /*@ loop_invariant firstWants && (other <==> owner != tid) */
        while (other) {
            /*@ atomic */ {
                other = secondWants;
                if (!other) {
                    /*@ set owner = tid */
                }
            }
            if (other && !firstsTurn) {
                firstWants = false;
                while (!firstsTurn) { }
                firstWants = true;
            }
        }
    }

    private void acquireSecond() {
        secondWants = true;
        boolean other = true;
        /*@ loop_invariant secondWants && (other <==> owner != tid) */
        while (other) {
            /*@ atomic */ {
                other = firstWants;
                if (!other) {
                    /*@ set owner = tid */
                }
            }
            if (other && firstsTurn) {
                secondWants = false;
                while (firstsTurn) { }
                secondWants = true;
            }
        }
    }

    /*@ requires owner == tid
        modifies firstWants, secondWants, firstsTurn
        action released: also_modifies owner ensures owner == null */
    void release() {
        /*@ set owner = null */
        if (Thread.currentThread() == first) {
            firstsTurn = false;
            firstWants = false;
        } else {
            firstsTurn = true;
            secondWants = false;
        }
    }
}
