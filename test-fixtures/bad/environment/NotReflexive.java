//- verdict: failed
// The clause forbids other threads to do nothing, so it is neither assumed nor checked.

class NotReflexive {
    private volatile int n;

    /*@ env_assumption \old(n) < n */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-reflexive]

    void m() {
        int a = n;
        int b = n;
        /*@ assert a < b */
        //         ^^^^^ error[assertion]
    }
}
