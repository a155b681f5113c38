//- verdict: failed
// Each call takes the lock for itself, so others see the array between them.
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
        synchronized (lock) {
            fill(v);
        }
    }

    //@ performs (row[*], n) { (\forall int i; 0 <= i && i < row.length; row[i] == v) && n == v }
    void set(int v) {
        synchronized (lock) {
            n = v;
        }
        clear(v + 1);
//      ^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `WholeActions\.clear`\), but the method has already changed something that others can see, so it is not one atomic action/
        clear(v);
//      ^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `WholeActions\.clear`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    // The lock is taken within the action, too.
    //@ performs (row[*]) { (\forall int i; 0 <= i && i < row.length; row[i] == 0) }
    void zero() {
        clear(0);
    }
}
