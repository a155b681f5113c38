//- verdict: verified
// The third clause leans on the first, and only the second has anything to do with both of the first's fields.

class Linked {
    private volatile int a;
    private volatile int b;
    private volatile int closed;
    private volatile int d;

    /*@ env_assumption \old(closed) == 1 ==> closed == 1 && a >= \old(a) */
    /*@ env_assumption a + b >= \old(a) + \old(b) */
    /*@ env_assumption \old(closed) == 1 ==> d == \old(d) */

    void m() {
        if (closed == 1) {
            int first = d;
            int second = d;
            /*@ assert first == second */
        }
    }
}
