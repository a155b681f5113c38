//- verdict: failed
//- known-gap: a faulty clause of the class directly before a method is taken for one of the method, which is then skipped
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
