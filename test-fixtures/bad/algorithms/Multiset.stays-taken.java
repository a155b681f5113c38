//- verdict: failed
// A slot whose element is deleted is never free again.
class Multiset {
    static final class Slot {
        //@ guarded_by holder == tid; unwritable_by_env_if owner == tid
        int value;
        @GuardedBy("this") boolean isTaken, isValid;
        //@ ghost /*@ unwritable_by_env_if owner == tid; writable_if holder == tid */ Thread owner
        //@ global_invariant holder == null ==> (isTaken <==> isValid || owner != null) && (isValid ==> owner == null)
        //@ env_assumption owner == tid ==> \old(owner) == tid

        //@ requires holder != tid
        //@ performs (isValid, isTaken) { \result == (\old(isValid) && value == x) && (\result ? !isValid && !isTaken : isValid == \old(isValid) && isTaken == \old(isTaken)) }
        synchronized boolean delete(int x) {
        //                   ^^^^^^ error[performs]: /`Multiset\.Slot\.delete` does not do what its action says when it returns: `\\result == \(\\old\(isValid\) && value == x\) && \(\\result \? !isValid && !isTaken : isValid == \\old\(isValid\) && isTaken == \\old\(isTaken\)\)` may not hold/
            if (!isValid || value != x) return false;
            isValid = false;
            return true;
//          ^^^^^^^^^^^^ error[global-invariant]: /the invariant `holder == null ==> \(isTaken <==> isValid \|\| owner != null\) && \(isValid ==> owner == null\)` may not hold after this: this step \(it releases the monitor of `this`\)/
        }
    }
}
