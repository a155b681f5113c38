//- verdict: failed
// A right to write that others may take while it is free protects only who has it.

class Lasting {
    private volatile Thread owner;

    /*@ writable_if owner == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /does not protect `data` for long.*`owner` = this thread, then .*`data` = \d, then \d, then \d/
    private volatile int data;

    //@ requires owner == tid
    void mine() {
        data = 3;
        int a = data;
        /*@ assert a == 3 */
        //         ^^^^^^ error[assertion]
    }
}
