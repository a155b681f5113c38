//- verdict: failed
// Having held a monitor before is not holding it.

class NotHeldForever {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires holder != tid
    void m() {
        int seen;
        synchronized (this) {
            n = 1;
            seen = n;
        }
        /*@ assert holder != tid */
        synchronized (this) {
            /*@ assert n == seen */
            //         ^^^^^^^^^ error[assertion]
        }
    }
}
