//- verdict: failed
// Others may open it, write and close it again: the clause protects nothing, and nothing is concluded from it.

class Jointly {
    private volatile boolean closed;
    private volatile int total;

    /*@ env_assumption \old(closed) ==> total == \old(total) */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`closed` = true, then false, then (true|false); `total` = \d, then \d, then \d/

    void m() {
        if (closed) {
            int a = total;
            int b = total;
            /*@ assert a == b */
            //         ^^^^^^ error[assertion]
        }
    }

    void close() {
        closed = true;
    }
}
