//- verdict: failed
// An invariant over static fields is established by their initializers.

class Static {
//    ^^^^^^ error[global-invariant]
    static volatile int limit = 0;

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
