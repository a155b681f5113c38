//- verdict: failed
// Giving a monitor back commits: what was read under it may be old when it is taken again.

class TwoSections {
    //@ guarded_by holder == tid
    private int n;

    //@ performs (n) { n == \old(n) + 1 }
    void m() {
    //   ^ error[performs]: /`TwoSections\.m` does not do what its action says when it returns: `n == \\old\(n\) \+ 1` may not hold/
        int seen;
        synchronized (this) {
            seen = n;
        }
        synchronized (this) {
            n = seen + 1;
        }
    }
}
