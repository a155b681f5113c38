//- verdict: failed
// Each of the first two leans on the next; the last one fails, and takes them with it.

class Jointly {
    private volatile boolean closed;
    private volatile int total;
    private volatile int level;

    /*@ env_assumption \old(closed) ==> total == \old(total) */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]
    /*@ env_assumption \old(closed) && \old(level) == 1 ==> closed */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]

    void m() {
        if (closed) {
            int a = total;
            int b = total;
            /*@ assert a == b */
            //         ^^^^^^ error[assertion]
        }
    }
}
