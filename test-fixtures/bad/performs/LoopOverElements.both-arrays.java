//- verdict: failed
// The loop writes elements of another array as well.
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
    //   ^^^ error[performs]: /`LoopOverElements\.any` changes more than its action names when it returns/
        synchronized (lock) {
            for (int i = 0; i < 10; i++) {
                row[i] = v;
                column[i] = v;
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
