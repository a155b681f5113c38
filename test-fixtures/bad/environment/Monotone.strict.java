//- verdict: failed
// Transitive only: doing nothing is forbidden, so it is not believed.

class Monotone {
    private volatile int n;

    /*@ env_assumption \old(n) < n */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-reflexive]: /does not allow the other threads to do nothing.*For example: `n` = \d$/

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
