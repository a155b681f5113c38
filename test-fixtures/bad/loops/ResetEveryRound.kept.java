//- verdict: failed
// What a round leaves behind need not be there when the next one begins: others have had their turn.

class ResetEveryRound {
    /*@ writable_if true */
    /*@ env_assumption tid == main ==> n == \old(n) || (\old(n) == 0 && n == 5) */
    static volatile int n;

    //@ requires tid == main
    static void resets() {
        n = 0;
        int i = 0;
        while (i < 3) {
            /*@ assert n == 0 */
            //         ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
            n = 0;
            i++;
        }
        /*@ assert n == 0 */
        //         ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    }
}
