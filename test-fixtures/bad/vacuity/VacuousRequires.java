//- verdict: failed
// A precondition that nothing satisfies makes everything provable.

class VacuousRequires {
    //@ requires n > 0 && n < 0
    static void m(int n) {
    //          ^ error[vacuous]
        /*@ assert n == 17 */
    }
}
