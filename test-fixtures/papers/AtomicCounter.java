//- verdict: verified
// The counter of calvin-r Fig. 1: a mutex of its own kind, and a count that it protects. One action says what `increment` does.
class AtomicCounter {
    //@ accessible_if m == null || m == tid
    private Thread m;
    //@ accessible_if m == null || m == tid
    private int count;

    //@ helper
    private void acquire() {
        /*@ atomic */ {
            //@ assume m == null
            m = Thread.currentThread();
        }
    }

    //@ helper
    private void release() {
        m = null;
    }

    //@ performs (count) { \old(m) == null && count == \old(count) + 1 }
    void increment() {
        acquire();
        int t = count;
        count = t + 1;
        release();
    }
}
