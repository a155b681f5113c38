//- verdict: failed
// A constructor establishes the invariant of its object before others can see it.

class Constructor {
    /*@ unwritable_by_env_if holder == tid */
    private int value;

    /*@ global_invariant value > 0 */

    //@ requires v > 0
    Constructor(int v) {
//  ^^^^^^^^^^^ error[global-invariant]
    }

    //@ requires v > 0
    synchronized void set(int v) {
        value = v;
    }

    static int make(int n) {
        Constructor made = new Constructor(n > 0 ? n : 1);
        return made.value;
    }
}
