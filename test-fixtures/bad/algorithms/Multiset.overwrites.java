//- verdict: failed
// Slots that are valid already are taken as well: what was in them is lost.
class Multiset {
    static final class Slot {
        //@ guarded_by holder == tid; unwritable_by_env_if owner == tid
        int value;
        @GuardedBy("this") boolean isTaken, isValid;
        //@ ghost /*@ unwritable_by_env_if owner == tid; writable_if holder == tid */ Thread owner
        //@ global_invariant holder == null ==> (isTaken <==> isValid || owner != null) && (isValid ==> owner == null)
        //@ env_assumption owner == tid ==> \old(owner) == tid
    }

    //@ requires a != b && a.holder != tid && b.holder != tid && a.owner != tid && b.owner != tid
    //@ modifies Slot.value, Slot.isTaken, Slot.owner
    //@ performs (a.isValid, b.isValid) { \result ? !\old(a.isValid) && !\old(b.isValid) && a.isValid && a.value == x && b.isValid && b.value == y : a.isValid == \old(a.isValid) && b.isValid == \old(b.isValid) }
    static boolean insertPair(/*@ non_null */ Slot a, /*@ non_null */ Slot b, int x, int y) {
    //             ^^^^^^^^^^ error[performs]: /`Multiset\.insertPair` does not do what its action says when it returns: `\\result \? !\\old\(a\.isValid\) && !\\old\(b\.isValid\) && a\.isValid && a\.value == x && b\.isValid && b\.value == y : a\.isValid == \\old\(a\.isValid\) && b\.isValid == \\old\(b\.isValid\)` may not hold/
        synchronized (a) {
            synchronized (b) {
                if (a.isTaken && !a.isValid || b.isTaken && !b.isValid) return false;
                a.value = x;
                b.value = y;
                a.isTaken = true;
                b.isTaken = true;
                a.isValid = true;
                b.isValid = true;
            }
        }
        return true;
    }
}
