//- verdict: failed
// Each step may add one, so two steps may add two: nothing may be concluded from the clause.

class NotTransitive {
    private volatile int n;

    /*@ env_assumption n <= \old(n) + 1 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]

    void m() {
        int a = n;
        int b = n;
        /*@ assert b <= a + 1 */
        //         ^^^^^^^^^^ error[assertion]
    }
}
