//- verdict: failed
// wait() gives the monitor up: what it protected may have changed.

class WaitForgets {
    /*@ unwritable_by_env_if holder == tid */
    int n;

    /*@ unwritable_by_env_if holder == tid */
    boolean ready;

    //@ requires holder == tid
    void m() throws InterruptedException {
        int x = n;
        while (!ready) {
            wait();
        }
        /*@ assert x == n */
//                 ^^^^^^ error[assertion]
    }
}
