//- verdict: failed
// The loop counts twice in one critical section, which is not one step of the iteration.
class NonAtomic {
    //@ guarded_by holder == tid
    private int a;
    //@ guarded_by holder == tid
    private int b;
    //@ guarded_by holder == tid
    private int c;
    //@ global_invariant a >= 0

    //@ performs ( action A (a) { a == \old(a) + 1 } )*
    void some(int n) {
        for (int i = 0; i < n; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[performs]
            synchronized (this) {
                a++;
                a++;
                //@ witness A
            }
        }
    }
}
