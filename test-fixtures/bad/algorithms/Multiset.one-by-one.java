//- verdict: failed
// The first of the pair counts before the second.
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
            //@ set a.owner = null
            a.isValid = true;
        }
        synchronized (b) {
        //            ^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `b`\), but the method has already changed something that others can see, so it is not one atomic action/
            //@ set b.owner = null
            b.isValid = true;
        }
        return true;
    }
}
