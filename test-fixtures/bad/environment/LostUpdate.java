//- verdict: failed
// Between the read and the write of `n++` another thread may write.

class LostUpdate {
    private volatile int n;

    /*@ env_assumption \old(n) <= n */

    void m() {
        n++;
//      ^^^ error[env-assumption]
    }
}
