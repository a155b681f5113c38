//- verdict: failed
class OldOutsideOfAction {
    private volatile int n;

    /*@ global_invariant \old(n) <= n */
    //                   ^^^^^^^ error[spec-type]

    void m() {
    }
}
