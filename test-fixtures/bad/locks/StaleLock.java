//- verdict: failed
// The lock is read from a field that is not final: it may not be the one that guards.

class StaleLock {
    private volatile Object lock = new Object();

    /*@ global_invariant lock != null */

    /*@ unwritable_by_env_if lock.holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]
    private volatile int n;

    void m() {
        synchronized (lock) {
            n = 1;
            int seen = n;
            /*@ assert seen == 1 */
            //         ^^^^^^^^^ error[assertion]
        }
    }
}
