//- verdict: failed
// The first increment is not claimed by any witness.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    synchronized int next() { count++; return count; }

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void two() { next(); next(); }

    //@ performs action A (count) { count == \old(count) + 1 } ; action B (count) { count == \old(count) + 1 }
    void oneAndOne() {
    //   ^^^^^^^^^ error[performs]: /`Steps\.oneAndOne` does not do what its action `B` says when it returns: `count == \\old\(count\) \+ 1` may not hold/
    //   ^^^^^^^^^ error[performs]: /the action that `Steps\.oneAndOne` performs when it returns may not come now/
        next();
        next();
//      ^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `Steps\.next`\), but the method has already changed something that others can see, and no witness says which action that was/
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
