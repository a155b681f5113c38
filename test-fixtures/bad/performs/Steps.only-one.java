//- verdict: failed
// The method returns although B has not been performed.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    synchronized int next() { count++; return count; }

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void two() { next(); next(); }

    //@ performs action A (count) { count == \old(count) + 1 } ; action B (count) { count == \old(count) + 1 }
    void oneAndOne() {
    //   ^^^^^^^^^ error[performs-end]: /`Steps\.oneAndOne` may return before it has performed all its actions: the first action is `A`/
        next();
        //@ witness A
    }
    //@ performs (action A (count) { count == \old(count) + 1 })*
    void many(int n) {
        for (int i = 0; i < n; i++) {
            next();
            //@ witness A
        }
    }
    //@ performs action A (count) { count == 0 } [] action B () { count > 0 && \result == 1 }
    int reset() {
        synchronized (this) {
            if (count > 0) {
                //@ witness B
                return 1;
            }
            count = 0;
            //@ witness A
            return 0;
        }
    }
}
