//- verdict: failed
// Only the faulty clause is left out; the other one is still assumed and checked.

class OneOfTwo {
    private volatile int n;

    /*@ env_assumption n <= \old(n) + 1 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]
    /*@ env_assumption \old(n) <= n */

    void m() {
        int a = n;
        int b = n;
        /*@ assert a <= b */
    }

    void decrement() {
        n = n - 1;
//      ^^^^^^^^^ error[env-assumption]
    }
}
