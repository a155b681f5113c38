//- verdict: failed
// `\old` in a postcondition is the value at entry.

class Old {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires holder == tid
    //@ modifies n
    //@ ensures n == \old(n) + 1
    void increment() {
        n = n + 1;
    }

    synchronized void twice() {
        int before = n;
        increment();
        /*@ assert n == before + 2 */
        //         ^^^^^^^^^^^^^^^ error[assertion]
    }
}
