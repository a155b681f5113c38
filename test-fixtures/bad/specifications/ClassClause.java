//- verdict: failed
// With a clause of its class left out a method is checked, and not called verified.

class ClassClause {
    private volatile int n;
    /*@ global_invariant n > */
    //                     ^ error[spec-syntax]: /The `global_invariant` clause is not complete: an expression is expected after `>`\./

    //- verdict ClassClause.m: skipped
    void m() {
        n = 1;
    }
}
