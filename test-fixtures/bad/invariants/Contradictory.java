//- verdict: failed
// No store satisfies the invariant, so everything would be provable.

class Contradictory {
//    ^^^^^^^^^^^^^ error[global-invariant]
    private volatile int n;

    /*@ global_invariant n > 0 && n < 0 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[vacuous]: /no store satisfies/

    void m() {
        int seen = n;
        /*@ assert seen == 17 */
    }
}
