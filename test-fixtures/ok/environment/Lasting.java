//- verdict: verified
// A right to write that others may take while it is free protects only who has it.

class Lasting {
    /*@ unwritable_by_env_if owner == tid */
    private volatile Thread owner;
    /*@ env_assumption \old(owner) != tid ==> owner != tid */

    /*@ writable_if owner == tid */
    private volatile int data;

    //@ requires owner == tid
    void mine() {
        data = 3;
        int a = data;
        /*@ assert a == 3 */
    }
}
