//- verdict: failed
// Who may perform an action any number of times may do so twice.

class AnyNumber {
    volatile int n;

    /*@ performs (action Up (n) { n == \old(n) + 1 })* */
    void climbs() {
    }

    /*@ performs skip [] action Up (n) { n == \old(n) + 1 } */
    void calls() {
        climbs();
//      ^^^^^^^^ error[performs]: /the action that `AnyNumber\.calls` performs up to here may not come now/
    }
}
