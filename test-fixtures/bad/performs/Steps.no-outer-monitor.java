//- verdict: failed
// Two atomic calls are not one atomic action without the monitor around them.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    synchronized int next() { count++; return count; }

    //@ performs (count) { count == \old(count) + 2 }
    void two() { next(); next(); }
    //                   ^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `Steps\.next`\), but the method has already changed something that others can see, so it is not one atomic action/

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
