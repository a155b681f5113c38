//- verdict: failed
// A return out of a synchronized block releases the monitor, if the block acquired it.

class ReturnInside {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    int get() {
        synchronized (this) {
            return n;
        }
    }

    //@ requires holder != tid
    void outside() {
        get();
        n = 1;
//      ^^^^^ error[write-discipline]
    }

    //@ requires holder == tid
    void inside() {
        get();
        /*@ assert holder == tid */
        n = 1;
    }
}
