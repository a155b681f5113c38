//- verdict: failed
// A called method that waits gives up the monitor of its caller.

class WaitInCallee {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    private volatile int other;

    //@ requires holder == tid
    //@ modifies other
    //@ ensures true
    void specified() throws InterruptedException {
        wait();
    }

    private void inlined() throws InterruptedException {
        wait();
    }

    synchronized void m() throws InterruptedException {
        n = 1;
        specified();
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]
    }

    synchronized void k() throws InterruptedException {
        n = 1;
        inlined();
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]
    }
}
