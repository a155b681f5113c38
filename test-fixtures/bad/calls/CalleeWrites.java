//- verdict: failed
// What a specified method changes through the methods that it calls, its caller does not know.

class CalleeWrites {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    private void touch() {
        n = 5;
    }

    //@ requires holder == tid
    //@ ensures true
    void outer() {
    //   ^^^^^ hint[missing-modifies]
        touch();
    }

    //@ requires holder == tid
    //@ modifies n
    //@ ensures true
    void framed() {
        outer();
//      ^^^^^^^ error[modifies]
    }

    synchronized void m() {
        n = 1;
        outer();
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]
    }

    synchronized void k() {
        n = 1;
        framed();
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]
    }
}
