//- verdict: failed
// A right to write that others may take while it is free protects only who has it.

class Lasting {
    /*@ unwritable_by_env_if owner == tid */
    private volatile Thread owner;
    /*@ env_assumption \old(owner) != tid ==> owner != tid */

    /*@ writable_if owner == tid */
    private volatile int data;

    //@ requires owner == null
    void nobodys() {
        int a = data;
        int b = data;
        /*@ assert a == b */
        //         ^^^^^^ error[assertion]
        data = 4;
//      ^^^^^^^^ error[write-discipline]
    }
}
