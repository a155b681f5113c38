//- verdict: failed
// Every slot has an owner: only that thread writes the slot, and only it gives the slot away.

class Owners {
    //@ ghost /*@ unwritable_by_env_if[i] owner[i] == tid */ int -> Thread owner;

    /*@ writable_if[i] owner[i] == tid */
    private final int[] values = new int[8];

    //@ requires 0 <= slot && slot < values.length
    void use(int slot) {
        values[slot] = 1;
//      ^^^^^^^^^^^^^^^^ error[write-discipline]: /`values\[slot\]` is written here without the right to: `owner\[i\] == tid` may not hold for this thread/
        values[slot] = values[slot] + 1;
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`values\[slot\]` is written here without the right to: `owner\[i\] == tid` may not hold for this thread/
        //             ^^^^^^^^^^^^ error[race]: /`values\[slot\]` is read here while another thread may be writing it: it is only protected while `owner\[i\] == tid`/
        /*@ assert values[slot] == 2 */
        //         ^^^^^^^^^^^^^^^^^ error[assertion]: /`values\[slot\] == 2` may not hold here\./
    }

    //@ requires 0 <= slot && slot < values.length && owner[slot] == tid && next != null
    //@ modifies owner[slot], values[slot]
    void give(int slot, Thread next) {
        values[slot] = 0;
        /*@ set owner[slot] = next */
    }

    int peek(int slot) {
        return 0 <= slot && slot < values.length ? values[slot] : 0;  //@ nowarn race
    }
}
