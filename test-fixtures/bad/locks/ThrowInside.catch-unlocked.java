//- verdict: failed
// An exception out of a synchronized block releases the monitor.

class Broken extends RuntimeException {
}

class ThrowInside {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires holder != tid
    void m(boolean broken) {
        try {
            synchronized (this) {
                n = 1;
                if (broken) {
                    throw new Broken();
                }
                n = 2;
            }
        } catch (Broken e) {
            n = 3;
//          ^^^^^ error[write-discipline]
        }
    }
}
