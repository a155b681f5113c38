//- verdict: failed
// The invariant holds after every single step, not only when the lock is released.

class Range {
    /*@ unwritable_by_env_if holder == tid */
    private int low;

    /*@ unwritable_by_env_if holder == tid */
    private int high;

    /*@ global_invariant low <= high */

    synchronized void shift(int by) {
        high += by;
//      ^^^^^^^^^^ error[global-invariant]
        low += by;
    }

    synchronized int width() {
        int width = high - low;
        /*@ assert width >= 0 */
        return width;
    }
}
