//- verdict: failed
// Every slot has an owner: only that thread writes the slot, and only it gives the slot away.

class Owners {
    //@ ghost int -> Thread owner;

    /*@ writable_if[i] owner[i] == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`writable_if\[i\] owner\[i\] == tid` does not protect the elements of `values` for long: other threads may make the condition false and then write them; it is neither assumed nor checked until the condition itself is protected/
    private final int[] values = new int[8];

    //@ requires 0 <= slot && slot < values.length && owner[slot] == tid
    void use(int slot) {
        values[slot] = 1;
//      ^^^^^^^^^^^^^^^^ error[race]: /`values\[slot\]` is written here while another thread may be writing it: no discipline protects it, since `owner\[i\] == tid` is not used until it is mended/
        values[slot] = values[slot] + 1;
        //             ^^^^^^^^^^^^ error[race]: /`values\[slot\]` is read here while another thread may be writing it: no discipline protects it, since `owner\[i\] == tid` is not used until it is mended/
        /*@ assert values[slot] == 2 */
        //         ^^^^^^^^^^^^^^^^^ error[assertion]: /`values\[slot\] == 2` may not hold here\./
    }

    //@ requires 0 <= slot && slot < values.length && owner[slot] == tid && next != null
    //@ modifies owner[slot], values[slot]
    void give(int slot, Thread next) {
        values[slot] = 0;
//      ^^^^^^^^^^^^^^^^ error[race]: /`values\[slot\]` is written here while another thread may be writing it: no discipline protects it, since `owner\[i\] == tid` is not used until it is mended/
        /*@ set owner[slot] = next */
    }

    int peek(int slot) {
        return 0 <= slot && slot < values.length ? values[slot] : 0;  //@ nowarn race
    }
}
