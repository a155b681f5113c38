//- verdict: failed
// Static fields start with their defaults: an invariant has to hold of these, too, if nothing else is said.

class InitialStatics {
    static volatile int limit;

    /*@ global_invariant limit > 0 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]

    static void m() {
        int seen = limit;
        /*@ assert seen > 0 */
    }
}
