//- verdict: failed
// Each element has a lock of its own, and the caller holds the first one only: other elements may change while the call runs, of which it says that all may.
class OneOfManyLocks {
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static int -> Thread lk;
    //@ guarded_by[i] lk[i] == tid
    private final /*@ non_null */ int[] each = new int[8];

    //@ requires lk[0] == tid
    //@ modifies each[*]
    //@ ensures each[0] == v
    private void first(int v) {
        each[0] = v;
    }

    //@ requires lk[0] == tid
    //@ performs (each[*]) { each[0] == v }
    void twice(int v) {
        first(v + 1);
//      ^^^^^^^^^^^^ error[not-atomic]: /other threads may access what `OneOfManyLocks\.first` changes while it runs, so this call is not one step of what `OneOfManyLocks\.twice` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
        first(v);
    }
}
