//- verdict: failed
// One of the two is promised, and both are done.
class NonAtomic {
    //@ guarded_by holder == tid
    private int a;
    //@ guarded_by holder == tid
    private int b;
    //@ guarded_by holder == tid
    private int c;
    //@ global_invariant a >= 0

    //@ performs action A (a) { a == \old(a) + 1 } ; ( action B (b) { b == \old(b) + 1 } [] action C (c) { c == \old(c) + 1 } )
    void oneThenEither(boolean which) {
//       ^^^^^^^^^^^^^ error[performs]
        synchronized (this) {
            a++;
            //@ witness A
        }
        if (which) {
            synchronized (this) {
                b++;
                //@ witness B
            }
        }
        {
            synchronized (this) {
                c++;
                //@ witness C
            }
        }
    }
}
