//- verdict: failed
// The monitor of one object protects the fields of that object only.

class OtherInstance {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires other != null
    synchronized void copy(OtherInstance other) {
        n = other.n;
        //  ^^^^^^^ error[race]
    }

    //@ requires other != null
    synchronized void reset(OtherInstance other) {
        other.n = 0;
//      ^^^^^^^^^^^ error[write-discipline]
    }
}
