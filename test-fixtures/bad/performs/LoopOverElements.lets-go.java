//- verdict: failed
// The lock is given back in every round.
class LoopOverElements {
    private final Object lock = new Object();
    //@ guarded_by lock.holder == tid
    private int rounds;
    //@ guarded_by[i] lock.holder == tid
    private final /*@ non_null */ int[] row = new int[10];
    //@ guarded_by[i] lock.holder == tid
    private final /*@ non_null */ int[] column = new int[10];
    //@ global_invariant row.length == 10 && column.length == 10

    //@ performs (row[*]) { true }
    void any(int v) {
        for (int i = 0; i < 10; i++) {
            synchronized (lock) {
            //            ^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `lock`\), but the method has already changed something that others can see, so it is not one atomic action/
                row[i] = v;
            }
        }
    }

    //@ performs (row[*], rounds) { rounds == 0 && (\forall int k; 0 <= k && k < 10; row[k] == v) }
    void fill(int v) {
        synchronized (lock) {
            /*@ loop_invariant 0 <= i && i <= 10 && (\forall int k; 0 <= k && k < i; row[k] == v) */
            for (int i = 0; i < 10; i++) row[i] = v;
            rounds = 0;
        }
    }
}
