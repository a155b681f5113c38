//- verdict: failed
// Each invariant is satisfiable, both together are not: said once, at one of them, with the other one beside it.

class Together {
//    ^^^^^^^^ error[global-invariant]
    private volatile int x;

    /*@ global_invariant x > 0 */
    //  ^^^^^^^^^^^^^^^^^^^^^^ error[vacuous] {both}: /together with what is named here/
    /*@ global_invariant x < 0 */
    //  ^^^^^^^^^^^^^^^^^^^^^^ related {both}

    int one() {
        return x;
    }

    int other() {
        /*@ assert false */
        return x;
    }
}
