//- verdict: failed
// The value may be changed between its check and the adoption.
// An invariant that speaks of the field of another object binds whoever writes that field.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;

    //@ requires v >= 0
    synchronized void set(int v) {
        value = v;
    }
}

class Owner {
    /*@ unwritable_by_env_if holder == tid || box != null */
    private volatile Box box;

    /*@ global_invariant box != null ==> box.value >= 0 */

    //@ requires b != null
    synchronized void adopt(Box b) {
        if (box == null && b.value >= 0) {
        //                 ^^^^^^^ error[race]
            box = b;
//          ^^^^^^^ error[global-invariant]
        }
    }

    void check() {
        Box b = box;
        if (b != null) {
            synchronized (b) {
                int seen = b.value;
                /*@ assert seen >= 0 */
            }
        }
    }
}
