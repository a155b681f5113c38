//- verdict: failed
// An environment assumption lets a thread rely on a value that it reads without the lock.

class Monotone {
    /*@ unwritable_by_env_if holder == tid */
    private volatile int next;

    int take() {
        int seen = next;
        synchronized (this) {
            /*@ assert seen <= next */
            //         ^^^^^^^^^^^^ error[assertion]
            next = next + 1;
            return next;
        }
    }
}
