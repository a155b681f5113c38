//- verdict: verified
// Counters for the operator; `found + known` is what has been looked at.

class Statistics {
    /*@ unwritable_by_env_if holder == tid */
    private int found;

    /*@ unwritable_by_env_if holder == tid */
    private int known;

    /*@ unwritable_by_env_if holder == tid */
    private int onDisk;

    /*@ global_invariant found >= 0 && known >= 0 && onDisk >= 0 */

    public synchronized void found() {
        found = found + 1;
    }

    public synchronized void knew() {
        known = known + 1;
    }

    //@ requires number >= 0
    public synchronized void wrote(int number) {
        onDisk = onDisk + number;
    }

    public synchronized int looked() {
        int sum = found + known;
        /*@ assert sum >= found */
        return sum;
    }
}
