//- verdict: failed
// Witnesses are missing where statements share a line, where a loop has specifications of its own, and in a case of a switch.
class Steps {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    synchronized int next() { count++; return count; }

    //@ performs action A (count) { count == \old(count) + 1 } ; action B (count) { count == \old(count) + 1 }
    void oneAndOne() { next(); next(); }
    //                         ^^^^^^^ error[witness-missing]: /`Steps\.oneAndOne` verifies with `//@ witness A` before `next\(\);` and `//@ witness B` after `next\(\);`/

    //@ performs action A (count) { count == \old(count) + 1 } ; (action B (count) { count == \old(count) + 1 })*
    void many(int n) {
        next();
        //@ loop_invariant i >= 0
        for (int i = 0; i < n; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`Steps\.many` verifies with `//@ witness A` before `for \(int i = 0; i < n; i\+\+\)`/
            next();
            //@ witness B
        }
    }

    //@ performs action A (count) { count == \old(count) + 1 } [] action B (count) { count == 0 }
    void either(int what) {
        switch (what) {
            case 1:
                next();
                break;
//              ^^^^^^ error[witness-missing]: /`Steps\.either` verifies with `//@ witness A` before `break;`/
            default:
                synchronized (this) { count = 0; }
                //@ witness B
        }
    }

    //@ performs action A (count) { count == \old(count) + 1 } ; action B (count) { count == \old(count) + 1 }
    void onlyOne() {
    //   ^^^^^^^ error[performs]: /`Steps\.onlyOne` returns after changing something that others can see, and no witness says which action that was/
    //   ^^^^^^^ error[performs-end]: /`Steps\.onlyOne` may return before it has performed all its actions: the first action is `A`/
        next();
    }
}
