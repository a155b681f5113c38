//- verdict: failed
// The first element is left out.
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
        synchronized (lock) {
            for (int i = 0; i < 10; i++) row[i] = v;
        }
    }

    //@ performs (row[*], rounds) { rounds == 0 && (\forall int k; 0 <= k && k < 10; row[k] == v) }
    void fill(int v) {
    //   ^^^^ error[performs]: /`LoopOverElements\.fill` does not do what its action says when it returns: `rounds == 0 && \(\\forall int k; 0 <= k && k < 10; row\[k\] == v\)` may not hold/
        synchronized (lock) {
            /*@ loop_invariant 1 <= i && i <= 10 && (\forall int k; 1 <= k && k < i; row[k] == v) */
            for (int i = 1; i < 10; i++) row[i] = v;
            rounds = 0;
        }
    }
}
