//- verdict: verified
// The first clause is not transitive by itself; together with the second one it is.

class Jointly {
    private volatile boolean closed;
    private volatile int total;

    /*@ env_assumption \old(closed) ==> total == \old(total) */
    /*@ env_assumption \old(closed) ==> closed */

    void m() {
        if (closed) {
            int a = total;
            int b = total;
            /*@ assert a == b */
        }
    }

    void close() {
        closed = true;
    }
}
