//- verdict: verified
// Without a constructor of its own an object starts with the defaults.

class DefaultConstructor {
    /*@ unwritable_by_env_if holder == tid */
    private int value;

    /*@ global_invariant value >= 0 */

    synchronized void grow() {
        value++;
    }
}
