//- verdict: verified
// An invariant over static fields is established by their initializers.

class Static {
    static volatile int limit = 10;

    /*@ global_invariant limit > 0 */

    static int get() {
        int seen = limit;
        /*@ assert seen > 0 */
        return seen;
    }

    //@ requires n > 0
    static void set(int n) {
        limit = n;
    }
}
