//- verdict: failed
// What holds when an exception leaves the method.

class Missing extends RuntimeException {
}

class Exsures {
    /*@ unwritable_by_env_if holder == tid */
    private int tries;

    //@ requires holder == tid
    //@ modifies tries
    //@ ensures k >= 0
    //@ exsures (Missing e) k < 0
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]
    int find(int k) {
        tries = tries + 1;
        if (k <= 0) {
            throw new Missing();
        }
        return k;
    }

    synchronized int safe(int k) {
        try {
            return find(k);
        } catch (Missing e) {
            /*@ assert k < 0 */
            return 0;
        }
    }
}
