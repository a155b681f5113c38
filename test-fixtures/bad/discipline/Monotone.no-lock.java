//- verdict: failed
// An environment assumption lets a thread rely on a value that it reads without the lock.

class Monotone {
    /*@ unwritable_by_env_if holder == tid */
    private volatile int next;

    /*@ env_assumption \old(next) <= next */

    int take() {
        int seen = next;
        next = next + 1;
//      ^^^^^^^^^^^^^^^ error[env-assumption]
//      ^^^^^^^^^^^^^^^ error[write-discipline]
        return next;
    }
}
