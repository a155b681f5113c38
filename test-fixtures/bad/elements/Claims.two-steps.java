//- verdict: failed
// Slots are claimed one by one, in the order of their numbers: those that are not yet claimed have no owner.

class Claims {
    //@ ghost /*@ unwritable_by_env_if[i] owner[i] == tid */ int -> Thread owner;

    /*@ guarded_by holder == tid */
    private int claimed;

    /*@ global_invariant (\forall int i; claimed <= i ==> owner[i] == null) */

    //@ requires holder == tid
    //@ modifies claimed, owner[claimed]
    //@ ensures owner[\result] == tid
    int claim() {
        int slot;
        {
            slot = claimed;
            claimed = claimed + 1;
            /*@ set owner[slot] = tid */
            //  ^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`owner\[slot\]` is written here although `owner\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
        }
        return slot;
    }
}
