//- verdict: failed
// Nobody holds the lock.
class WholeActions {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    private final /*@ non_null */ int[] row = new int[8];
    //@ guarded_by lock.holder == tid
    private int n;

    //@ requires lock.holder == tid
    //@ performs (row[*]) { (\forall int i; 0 <= i && i < row.length; row[i] == v) }
    private void fill(int v) {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i; row[k] == v)
        for (int i = 0; i < row.length; i++) row[i] = v;
    }

    //@ performs (row[*]) { (\forall int i; 0 <= i && i < row.length; row[i] == v) }
    void clear(int v) {
        fill(v);
//      ^^^^^^^ error[precondition]: /`WholeActions\.fill` requires `lock\.holder == tid`, which may not hold at this call\./
    }

    //@ performs (row[*], n) { (\forall int i; 0 <= i && i < row.length; row[i] == v) && n == v }
    void set(int v) {
        synchronized (lock) {
            n = v;
            fill(v + 1);
            fill(v);
        }
    }

    // The lock is taken within the action, too.
    //@ performs (row[*]) { (\forall int i; 0 <= i && i < row.length; row[i] == 0) }
    void zero() {
        clear(0);
    }
}
