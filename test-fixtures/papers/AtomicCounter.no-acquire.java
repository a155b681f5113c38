//- verdict: failed
// Without the mutex the count is read and written while others may.
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
        int t = count;
        //      ^^^^^ error[access-discipline]: /`count` is read here without the right to: `m == null \|\| m == tid` may not hold for this thread/
        count = t + 1;
//      ^^^^^^^^^^^^^ error[access-discipline]: /`count` is written here without the right to: `m == null \|\| m == tid` may not hold for this thread/
        release();
//      ^^^^^^^^^ error[access-discipline]: /`m` is written here without the right to: `m == null \|\| m == tid` may not hold for this thread/
//      ^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `m`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
