//- verdict: verified
// A precondition is asserted at every call and assumed on entry.

class Requires {
    //@ requires n > 0
    static int half(int n) {
        /*@ assert n >= 1 */
        return n / 2;
    }

    static int use() {
        return half(4);
    }

    //@ requires k >= 5
    static int more(int k) {
        return half(k - 4);
    }
}
