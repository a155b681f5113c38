//- verdict: failed
// Each is satisfiable, both together are not.

class VacuousTogether {
    private volatile int n;

    /*@ global_invariant n > 0 */

    VacuousTogether() {
        n = 1;
    }

    //@ requires n < 0
    void m() {
    //   ^ error[vacuous]
        /*@ assert n == 17 */
    }
}
