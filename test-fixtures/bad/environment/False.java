//- verdict: failed
// What allows nothing at all is not reflexive, so nothing follows from it.

class False {
    private volatile int n;

    /*@ env_assumption false */
    //  ^^^^^^^^^^^^^^^^^^^^ error[env-not-reflexive]
    /*@ env_assumption n == \old(n) + 1 && n == \old(n) + 2 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-reflexive]

    void m() {
        int a = n;
        /*@ assert a == 17 */
        //         ^^^^^^^ error[assertion]
    }
}
