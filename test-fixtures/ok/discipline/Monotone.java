//- verdict: verified
// An environment assumption lets a thread rely on a value that it reads without the lock.

class Monotone {
    /*@ unwritable_by_env_if holder == tid */
    private volatile int next;

    /*@ env_assumption \old(next) <= next */

    int take() {
        int seen = next;
        synchronized (this) {
            /*@ assert seen <= next */
            next = next + 1;
            return next;
        }
    }
}
