//- verdict: verified
// Reflexive and transitive: any number of steps is one.

class Monotone {
    private volatile int n;

    /*@ env_assumption \old(n) <= n */

    void m() {
        int a = n;
        int b = n;
        /*@ assert a <= b */
    }

    void add(int k) {
        /*@ atomic */ {
            if (k > 0) {
                n = n + k;
            }
        }
    }
}
