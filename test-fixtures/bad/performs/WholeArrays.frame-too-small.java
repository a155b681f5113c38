//- verdict: failed
// The action names the number only.
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

    //@ performs (n) { n == v }
    void clear(int v) {
    //   ^^^^^ error[performs]: /`WholeArrays\.clear` changes more than its action names when it returns/
        synchronized (lock) {
            n = v;
            fill(v + 1);
            fill(v);
        }
    }

    //@ requires 0 <= at && at < row.length
    //@ performs (row[*]) { row[at] == v && (\forall int i; 0 <= i && i < row.length && i != at; row[i] == 0) }
    void only(int at, int v) {
        synchronized (lock) {
            fill(0);
            row[at] = v;
        }
    }
}
