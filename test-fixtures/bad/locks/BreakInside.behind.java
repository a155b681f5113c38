//- verdict: failed
// `break` and `continue` out of a synchronized block release the monitor.

class BreakInside {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires holder != tid
    void drain() {
        //@ loop_invariant holder != tid
        while (true) {
            synchronized (this) {
                if (n <= 0) {
                    break;
                }
                n = n - 1;
                if (n == 5) {
                    continue;
                }
                n = n - 1;
            }
        }
        /*@ assert holder != tid */
        n = 7;
//      ^^^^^ error[write-discipline]
    }
}
