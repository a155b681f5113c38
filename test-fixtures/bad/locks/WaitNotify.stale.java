//- verdict: failed
// `wait` gives the monitor up and takes it again: what was known of the guarded fields is lost, what is known of the monitor stays.

class WaitNotify {
    /*@ unwritable_by_env_if holder == tid */
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        wait();
        /*@ assert full */
        //         ^^^^ error[assertion]
        notifyAll();
    }
}
