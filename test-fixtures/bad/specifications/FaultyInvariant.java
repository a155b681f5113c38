//- verdict: failed
// A faulty clause of the class fails, and the others still count.

class FaultyInvariant {
    private volatile int n;

    /*@ global_invariant n >= */
    //                     ^^ error[spec-syntax]
    /*@ global_invariant n >= 0 */

    void m() {
        n = -1;
//      ^^^^^^ error[global-invariant]
    }
}
