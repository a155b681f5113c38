//- verdict: failed
// A constructor establishes the invariant of its object before others can see it.

class Constructor {
    /*@ unwritable_by_env_if holder == tid */
    private int value;

    /*@ global_invariant value > 0 */

    //@ requires v > 0
    Constructor(int v) {
        value = v;
    }

    //@ requires v > 0
    synchronized void set(int v) {
        value = v;
    }

    static int make(int n) {
        Constructor made = new Constructor(n);
        //                 ^^^^^^^^^^^^^^^^^^ error[precondition]
        return made.value;
    }
}
