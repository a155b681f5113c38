//- verdict: failed
// If the second acquire were taken to block, what follows would be unreachable and everything provable.
// A thread passes through a monitor that it holds, and still holds it behind the inner block.

class Reentrant {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    synchronized void inner() {
        n = n + 1;
    }

    synchronized void outer() {
        int before = n;
        inner();
        n = n + 1;
        /*@ assert n == before + 2 */
    }

    void nested() {
        synchronized (this) {
            synchronized (this) {
                n = 5;
            }
            /*@ assert n == 6 */
            //         ^^^^^^ error[assertion]
        }
    }
}
