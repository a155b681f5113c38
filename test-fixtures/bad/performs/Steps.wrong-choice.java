//- verdict: failed
// A sets the count to zero, which this branch does not.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    synchronized int next() { count++; return count; }

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void two() { next(); next(); }

    //@ performs action A (count) { count == \old(count) + 1 } ; action B (count) { count == \old(count) + 1 }
    void oneAndOne() {
        next();
        //@ witness A
        next();
        //@ witness B
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
    //  ^^^^^ error[performs]: /`Steps\.reset` does not do what its action `A` says when it returns: `count == 0` may not hold/
        synchronized (this) {
            if (count > 0) {
                //@ witness A
                return 1;
            }
            count = 0;
            //@ witness A
            return 0;
        }
    }
}
