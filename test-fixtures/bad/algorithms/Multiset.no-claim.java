//- verdict: failed
// The second slot is taken whether it is free or not.
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
    //             ^^^^^^^^^^ error[performs]: /`Multiset\.insertPair` does not do what its action says when it returns: `\\result \? !\\old\(a\.isValid\) && !\\old\(b\.isValid\) && a\.isValid && a\.value == x && b\.isValid && b\.value == y : a\.isValid == \\old\(a\.isValid\) && b\.isValid == \\old\(b\.isValid\)` may not hold/
        if (!a.claim(x)) return false;
        b.claim(y);
        synchronized (a) {
            synchronized (b) {
                //@ set a.owner = null
                //@ set b.owner = null
                //  ^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`b\.owner` is written here although `owner == tid` may hold for another thread, which then relies on nobody else writing it/
                a.isValid = true;
                b.isValid = true;
            }
//          ^ error[global-invariant]: /the invariant `holder == null ==> \(isTaken <==> isValid \|\| owner != null\) && \(isValid ==> owner == null\)` may not hold after this: this step \(it releases the monitor of `b`\)/
        }
        return true;
    }
}
