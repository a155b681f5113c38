//- verdict: failed
// The increment is split over two critical sections: another thread may increment in between.
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
    //   ^^^^^^^^^ error[performs]: /`AtomicCounter\.increment` does not do what its action says when it returns: `\\old\(m\) == null && count == \\old\(count\) \+ 1` may not hold/
        acquire();
        int t = count;
        release();
        acquire();
        count = t + 1;
        release();
    }
}
