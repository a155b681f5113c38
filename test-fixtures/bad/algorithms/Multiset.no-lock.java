//- verdict: failed
// A slot is looked at without its lock.
class Multiset {
    static final class Slot {
        //@ guarded_by holder == tid; unwritable_by_env_if owner == tid
        int value;
        @GuardedBy("this") boolean isTaken, isValid;
        //@ ghost /*@ unwritable_by_env_if owner == tid; writable_if holder == tid */ Thread owner
        //@ global_invariant holder == null ==> (isTaken <==> isValid || owner != null) && (isValid ==> owner == null)
        //@ env_assumption owner == tid ==> \old(owner) == tid

        //@ requires holder != tid
        //@ performs () { \result == (isValid && value == x) }
        boolean holds(int x) {
        //      ^^^^^ error[performs]: /`Multiset\.Slot\.holds` does not do what its action says when it returns: `\\result == \(isValid && value == x\)` may not hold/
            return isValid && value == x;
            //     ^^^^^^^ error[access-discipline]: /`isValid` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            //                ^^^^^ error[access-discipline]: /`value` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        }
    }
}
