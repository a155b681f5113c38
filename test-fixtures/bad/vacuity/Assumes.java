//- verdict: failed
// An `assume` that contradicts what is known.

class Assumes {
    private volatile int n;

    /*@ global_invariant n >= 0 */

    static void against(int k) {
        if (k > 0) {
            /*@ assume k < 0 */
            //  ^^^^^^^^^^^^ error[vacuous]: /contradicts what is known here/
            /*@ assert k == 17 */
        }
    }

    static void plainFalse() {
        /*@ assume false */
        //  ^^^^^^^^^^^^ error[vacuous]
        /*@ assert 1 == 2 */
    }

    void againstTheInvariant() {
        /*@ assume n == -1 */
        //  ^^^^^^^^^^^^^^ error[vacuous]
    }

    void inAnAtomicBlock() {
        /*@ atomic */ {
            /*@ assume n == -1 */
            //  ^^^^^^^^^^^^^^ error[vacuous]
            n = 3;
        }
    }
}
