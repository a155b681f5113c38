//- verdict: verified
// The same local is another object in each loop: what holds of all objects holds of both.

class TwoLoops {
    static volatile boolean more;
    static volatile TwoLoops other;

    /*@ unwritable_by_env_if holder == tid */
    volatile int n;

    //@ global_invariant n >= 0

    static void walks() {
        TwoLoops one = other;
        while (more) {
            /*@ assert one == null || one.n >= 0 */
            one = other;
        }
        while (more) {
            /*@ assert one == null || one.n >= 0 */
            one = other;
        }
    }
}
