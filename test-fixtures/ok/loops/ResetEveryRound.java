//- verdict: verified
// What a round leaves behind others may change before the next one begins; but they begin with what it has left.

class ResetEveryRound {
    /*@ writable_if true */
    /*@ env_assumption tid == main ==> n == \old(n) || (\old(n) == 0 && n == 5) */
    static volatile int n;

    //@ requires tid == main
    static void resets() {
        n = 0;
        int i = 0;
        while (i < 3) {
            n = 0;
            i++;
        }
        /*@ assert n == 0 || n == 5 */
    }
}
