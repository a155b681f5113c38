//- verdict: failed
// Nobody holds the lock while the array is filled.
class WholeArrays {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    private final /*@ non_null */ int[] row = new int[8];
    //@ guarded_by lock.holder == tid
    private int n;

    //@ requires lock.holder == tid
    //@ modifies row[*]
    //@ ensures (\forall int i; 0 <= i && i < row.length; row[i] == v)
    private void fill(int v) {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i; row[k] == v)
        for (int i = 0; i < row.length; i++) row[i] = v;
    }

    //@ performs (row[*], n) { (\forall int i; 0 <= i && i < row.length; row[i] == v) && n == v }
    void clear(int v) {
        synchronized (lock) {
            n = v;
            fill(v + 1);
            fill(v);
        }
    }

    //@ requires 0 <= at && at < row.length
    //@ performs (row[*]) { row[at] == v && (\forall int i; 0 <= i && i < row.length && i != at; row[i] == 0) }
    void only(int at, int v) {
        fill(0);
//      ^^^^^^^ error[not-atomic]: /other threads may access what `WholeArrays\.fill` changes while it runs, so this call is not one step of what `WholeArrays\.only` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^^ error[precondition]: /`WholeArrays\.fill` requires `lock\.holder == tid`, which may not hold here/
        synchronized (lock) {
            row[at] = v;
        }
    }
}
