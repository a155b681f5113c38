//- verdict: failed
// What a callee promises and cannot keep makes everything behind its call provable.

class Calls {
    private volatile int n;

    /*@ global_invariant n >= 0 */

    //@ modifies \nothing
    //@ ensures \result > 0 && \result < 0
    static int both() {
        return both();
        //     ^^^^^^ error[vacuous]: /what `Calls.both` ensures contradicts itself/
    }

    static void direct() {
        int k = both();
        //      ^^^^^^ error[vacuous]
        /*@ assert k == 17 */
    }

    static void inOneBranch(int k) {
        if (k > 2) {
            k = both();
            //  ^^^^^^ error[vacuous]
        }
    }

    static int through() {
        return both() + 1;
        //     ^^^^^^ error[vacuous]
    }

    static void inlined() {
        int k = through();
        //      ^^^^^^^^^ error[vacuous]
        /*@ assert k == 17 */
    }

    static void inALoop(int k) {
        for (int i = 0; i < k; i++) {
            both();
//          ^^^^^^ error[vacuous]
        }
    }

    //@ modifies n
    //@ ensures n < 0
    void againstTheInvariant() {
        againstTheInvariant();
//      ^^^^^^^^^^^^^^^^^^^^^ error[vacuous]
    }

    //@ modifies \nothing
    //@ exsures (Throwable e) false
    //@ ensures false
    static int noWayOut(int k) {
        if (k > 3 && k < 2) {
            throw new RuntimeException();
        }
        return noWayOut(k);
        //     ^^^^^^^^^^^ error[vacuous]
    }
}
