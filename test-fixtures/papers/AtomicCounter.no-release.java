//- verdict: failed
// The mutex stays taken, which the action does not say.
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
//      ^^^^^^^^ error[access-discipline]: /`m` is written here without the right to: `m == null \|\| m == tid` may not hold for this thread/
    }

    //@ performs (count) { \old(m) == null && count == \old(count) + 1 }
    void increment() {
    //   ^^^^^^^^^ error[performs]: /`AtomicCounter\.increment` changes more than its action names when it returns/
        acquire();
        int t = count;
        count = t + 1;
    }
}
