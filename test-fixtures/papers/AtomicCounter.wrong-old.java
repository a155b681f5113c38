//- verdict: failed
// The specification says something else.
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

    //@ performs (count) { \old(m) == null && count == \old(count) + 2 }
    void increment() {
    //   ^^^^^^^^^ error[performs]: /`AtomicCounter\.increment` does not do what its action says when it returns: `\\old\(m\) == null && count == \\old\(count\) \+ 2` may not hold/
        acquire();
        int t = count;
        count = t + 1;
        release();
    }
}
