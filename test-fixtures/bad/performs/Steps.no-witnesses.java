//- verdict: failed
// All witnesses are missing; each is found.
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
        next();
//      ^^^^^^^ error[witness-missing]: /`Steps\.oneAndOne` verifies with `//@ witness A` before `next\(\);` and `//@ witness B` after `next\(\);`/
    }
    //@ performs (action A (count) { count == \old(count) + 1 })*
    void many(int n) {
        for (int i = 0; i < n; i++) {
            next();
//          ^^^^^^^ error[witness-missing]: /`Steps\.many` verifies with `//@ witness A` after `next\(\);`/
        }
    }
    //@ performs action A (count) { count == 0 } [] action B () { count > 0 && \result == 1 }
    int reset() {
        synchronized (this) {
            if (count > 0) {
                return 1;
//              ^^^^^^^^^ error[witness-missing]: /`Steps\.reset` verifies with `//@ witness B` before `return 1;` and `//@ witness A` before `return 0;`/
            }
            count = 0;
            return 0;
        }
    }
}
