//- verdict: failed
// Everything would be provable, so nothing is verified.

class NotVerified {
    //- verdict NotVerified.m: failed
    /*@ requires x > 0 && x < 0 */
    void m(int x) {
    //   ^ error[vacuous]: /nothing can call `NotVerified\.m`: its requires clauses, the invariants and the axioms contradict each other, so that everything about it would be provable/
        /*@ assert false */
    }
}
