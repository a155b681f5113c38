//- verdict: failed
// All loops, with labelled exits.

class Loops {
    static void all() {
        int n = 0;
        //@ loop_invariant 0 <= n && n <= 9
        do {
            n++;
        } while (n < 10);
        /*@ assert n == 9 */
        //         ^^^^^^ error[assertion]

        int found = -1;
        outer:
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                if (i * 10 + j == 42) {
                    found = 1;
                    break outer;
                }
                if (j > i) {
                    continue outer;
                }
            }
        }
        int k = 0;
        for (;;) {
            if (k == 3) {
                break;
            }
            k = 3;
        }
        /*@ assert k == 3 */

        block: {
            if (n == 10) {
                break block;
            }
            //@ unreachable
        }
    }
}
