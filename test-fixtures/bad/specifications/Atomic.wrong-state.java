//- verdict: failed
// A real write and its ghost update as one operation: the invariant need not hold between them.

class Atomic {
    /*@ unwritable_by_env_if holder == tid */
    private volatile boolean open;

    //@ ghost /*@ unwritable_by_env_if holder == tid */ int state;

    /*@ global_invariant open <==> state == 1 */

    synchronized void open() {
        /*@ atomic */ {
        //            ^ error[global-invariant]
            open = true;
            //@ set state = 2
        }
    }
}
