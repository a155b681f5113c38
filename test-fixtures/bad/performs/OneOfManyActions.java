//- verdict: failed
// Each element has a lock of its own, and the caller holds the first one only: an action that may change all elements is no mover.
class OneOfManyActions {
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static int -> Thread lk;
    //@ guarded_by[i] lk[i] == tid
    private final /*@ non_null */ int[] each = new int[8];

    //@ requires lk[0] == tid
    //@ performs (each[*]) { each[0] == v }
    private void first(int v) {
        each[0] = v;
    }

    //@ requires lk[0] == tid
    //@ performs (each[*]) { each[0] == v }
    void twice(int v) {
        first(v + 1);
        first(v);
//      ^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `OneOfManyActions\.first`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
