//- verdict: failed
// That no other thread is exclusive does not make this one exclusive: two threads may both be here.

class NobodyHolds {
    private final Thread owner;

    /*@ unwritable_by_env_if owner == tid */
    private int n;

    NobodyHolds(Thread owner) {
        this.owner = owner;
    }

    //@ requires owner == null
    void m() {
        n = 1;
//      ^^^^^ error[race]
    }
}
