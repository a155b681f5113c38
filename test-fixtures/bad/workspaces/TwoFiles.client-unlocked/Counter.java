//- verdict: verified
// A class that another file uses.

class Counter {
    /*@ unwritable_by_env_if holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ related {a}
    int n;

    /*@ env_assumption \old(n) <= n */

    synchronized int next() {
        n = n + 1;
        return n;
    }
}
