//- verdict: failed
// Two reads of a shared field are two reads, also in a condition and in one expression.

class SharedTwice {
    private volatile int v;

    void condition() {
        if (v == 1) {
            /*@ assert v == 1 */
            //         ^^^^^^ error[assertion]
        }
    }

    void expression() {
        int zero = v - v;
        /*@ assert zero == 0 */
        //         ^^^^^^^^^ error[assertion]
    }

    //@ ensures \result
    //  ^^^^^^^^^^^^^^^ error[postcondition]
    boolean returned() {
    //      ^^^^^^^^ hint[missing-modifies]
        return v == v;
    }

    void compound() {
        int before = v;
        v += 1;
        int after = v;
        /*@ assert after == before + 1 */
        //         ^^^^^^^^^^^^^^^^^^^ error[assertion]
    }

    void argument() {
        same(v, v);
//      ^^^^^^^^^^ error[assertion]
    }

    private static void same(int a, int b) {
        /*@ assert a == b */
    }
}
