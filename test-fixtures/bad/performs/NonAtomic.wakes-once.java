//- verdict: failed
// After a wait nobody looks again: another thread may have taken what there was.
class NonAtomic {
    //@ guarded_by holder == tid
    private int a;
    //@ guarded_by holder == tid
    private int b;
    //@ guarded_by holder == tid
    private int c;
    //@ global_invariant a >= 0

    //@ requires holder != tid
    //@ performs action Take (a) { \old(a) > 0 && a == \old(a) - 1 } ; action Put (b) { b == \old(b) + 1 }
    void move() throws InterruptedException {
        synchronized (this) {
            if (a == 0) wait();
            a--;
//          ^^^ error[global-invariant]
            //@ witness Take
        }
        synchronized (this) {
//                    ^^^^ error[performs]
            b++;
            //@ witness Put
        }
    }
}
