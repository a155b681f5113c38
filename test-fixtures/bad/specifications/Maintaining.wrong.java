//- verdict: failed
// The other spelling, and several clauses before one loop.

class Maintaining {
    static int count(int n) {
        int steps = 0;
        //@ maintaining steps > 0
        //  ^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]
        //@ maintaining steps == 0 || n > 0
        for (int i = 0; i < n; i++) {
            steps++;
        }
        /*@ assert steps >= 0 */
        return steps;
    }
}
