//- verdict: failed
// A class that another file uses.

class Counter {
    /*@ unwritable_by_env_if holder == tid */
    int n;

    /*@ env_assumption \old(n) <= n */

    int next() {
        n = n + 1;
//      ^^^^^^^^^ error[env-assumption]
//      ^^^^^^^^^ error[write-discipline]
        //  ^ error[race]
        return n;
        //     ^ error[race]
    }
}
