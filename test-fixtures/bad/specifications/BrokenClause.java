//- verdict: failed
// A method one of whose clauses cannot be read is not verified against the others.

class BrokenClause {
    //- verdict BrokenClause.m: skipped
    /*@ requires x > */
    //             ^ error[spec-syntax]: /The `requires` clause is not complete: an expression is expected after `>`\./
    /*@ ensures \result == 0 */
    static int m(int x) {
    //         ^ hint[missing-modifies]: /`BrokenClause\.m` has a specification without a modifies clause: its callers must assume that anything may have changed/
        return 0;
    }
}
