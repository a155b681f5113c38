//- verdict: failed
// What follows a commit point must come to an end: else others see half an action for ever.
class SpinAfterCommit {
    //@ guarded_by holder == tid
    private int count;
    private volatile boolean done;

    //@ performs (count) { count == \old(count) + 1 }
    synchronized void increment() {
        count++;
        while (!done) { }
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before the next round of this loop, which may run forever, but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ performs (count) { count == \old(count) + 1 }
    void blocking(Object other) {
        synchronized (this) {
            count++;
            synchronized (other) { }
            //            ^^^^^ warning[null-dereference]: /`other` may be null here\./
        }
    }

    //@ performs (count) { count == \old(count) + 1 }
    synchronized void counting(int n) {
        count++;
        for (int i = 0; i < n; i++) { }
    }

    //@ performs (count) { count == \old(count) + 1 }
    synchronized void endless(int n) {
        count++;
        for (int i = 0; i != n; i++) { }
    }
}
