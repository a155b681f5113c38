//- verdict: failed
// What holds of the objects that two loops look at does not hold of all numbers.

class TwoLoops {
    static volatile boolean more;
    static volatile TwoLoops other;

    /*@ unwritable_by_env_if holder == tid */
    volatile int n;

    //@ global_invariant n >= 0

    static void walks() {
        TwoLoops one = other;
        while (more) {
            /*@ assert one == null || one.n > 0 */
            //         ^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one == null \|\| one\.n > 0` may not hold here\./
            one = other;
        }
        while (more) {
            /*@ assert one == null || one.n >= 0 */
            one = other;
        }
    }
}
