//- verdict: failed
// Reflexive only: the witness is three stores.

class Monotone {
    private volatile int n;

    /*@ env_assumption n == \old(n) || n == \old(n) + 1 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /For example: `n` = (0, then 1, then 2|1, then 2, then 3|2, then 3, then 4)$/

    void m() {
        int a = n;
        int b = n;
        /*@ assert a <= b */
        //         ^^^^^^ error[assertion]
    }

    void add(int k) {
        /*@ atomic */ {
            if (k > 0) {
                n = n + k;
            }
        }
    }
}
