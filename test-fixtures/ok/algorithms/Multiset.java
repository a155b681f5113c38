//- verdict: verified
// A multiset in slots with a lock each (QED, Figure 14): a slot is claimed, then filled, and counts only once it is valid. A pair gets in together or not at all: `insertPair` is one
// action on what counts, `claim` and the others are one on their slot. The slots are given; the search for free ones, and the multiset as a count of each element, are not here.
class Multiset {
    static final class Slot {
        //@ guarded_by holder == tid; unwritable_by_env_if owner == tid
        int value;
        @GuardedBy("this") boolean isTaken, isValid;
        //@ ghost /*@ unwritable_by_env_if owner == tid; writable_if holder == tid */ Thread owner
        //@ global_invariant holder == null ==> (isTaken <==> isValid || owner != null) && (isValid ==> owner == null)
        //@ env_assumption owner == tid ==> \old(owner) == tid

        //@ requires holder != tid && owner != tid
        //@ performs (value, isTaken, owner) { \result == !\old(isTaken) && (\result ? owner == tid && isTaken && value == x : owner == \old(owner) && isTaken == \old(isTaken) && value == \old(value)) }
        synchronized boolean claim(int x) {
            if (isTaken) return false;
            isTaken = true;
            value = x;
            //@ set owner = tid
            return true;
        }

        //@ requires holder != tid && owner == tid
        //@ performs (isTaken, owner) { !isTaken && owner == null }
        synchronized void giveBack() {
            isTaken = false;
            //@ set owner = null
        }

        //@ requires holder != tid
        //@ performs () { \result == (isValid && value == x) }
        synchronized boolean holds(int x) {
            return isValid && value == x;
        }

        //@ requires holder != tid
        //@ performs (isValid, isTaken) { \result == (\old(isValid) && value == x) && (\result ? !isValid && !isTaken : isValid == \old(isValid) && isTaken == \old(isTaken)) }
        synchronized boolean delete(int x) {
            if (!isValid || value != x) return false;
            isValid = false;
            isTaken = false;
            return true;
        }
    }

    //@ requires a != b && a.holder != tid && b.holder != tid && a.owner != tid && b.owner != tid
    //@ modifies Slot.value, Slot.isTaken, Slot.owner
    //@ performs (a.isValid, b.isValid) { \result ? !\old(a.isValid) && !\old(b.isValid) && a.isValid && a.value == x && b.isValid && b.value == y : a.isValid == \old(a.isValid) && b.isValid == \old(b.isValid) }
    static boolean insertPair(/*@ non_null */ Slot a, /*@ non_null */ Slot b, int x, int y) {
        if (!a.claim(x)) return false;
        if (!b.claim(y)) {
            a.giveBack();
            return false;
        }
        synchronized (a) {
            synchronized (b) {
                //@ set a.owner = null
                //@ set b.owner = null
                a.isValid = true;
                b.isValid = true;
            }
        }
        return true;
    }
}
