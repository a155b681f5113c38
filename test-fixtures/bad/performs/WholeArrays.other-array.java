//- verdict: failed
// What is filled is guarded by another lock than the caller holds.
class WholeArrays {
    private final Object lock = new Object();
    private final Object other = new Object();
    //@ guarded_by[i] other.holder == tid
    private final /*@ non_null */ int[] row = new int[8];
    //@ guarded_by lock.holder == tid
    private int n;

    //@ modifies row[*]
    //@ ensures (\forall int i; 0 <= i && i < row.length; row[i] == v)
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`WholeArrays\.fill` may return although `\(\\forall int i; 0 <= i && i < row\.length; row\[i\] == v\)` does not hold/
    private void fill(int v) {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i; row[k] == v)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `0 <= i && \(\\forall int k; 0 <= k && k < i; row\[k\] == v\)` may not hold after a round of the loop/
        for (int i = 0; i < row.length; i++) synchronized (other) { row[i] = v; }
    }

    //@ performs (row[*], n) { (\forall int i; 0 <= i && i < row.length; row[i] == v) && n == v }
    void clear(int v) {
        synchronized (lock) {
            n = v;
            fill(v + 1);
//          ^^^^^^^^^^^ error[not-atomic]: /other threads may access what `WholeArrays\.fill` changes while it runs, so this call is not one step of what `WholeArrays\.clear` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
            fill(v);
        }
    }

    //@ requires 0 <= at && at < row.length
    //@ performs (row[*]) { row[at] == v && (\forall int i; 0 <= i && i < row.length && i != at; row[i] == 0) }
    void only(int at, int v) {
        synchronized (lock) {
            fill(0);
//          ^^^^^^^ error[not-atomic]: /other threads may access what `WholeArrays\.fill` changes while it runs, so this call is not one step of what `WholeArrays\.only` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
            row[at] = v;
//          ^^^^^^^^^^^ error[access-discipline]: /`row\[at\]` is written here although `other\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
}
