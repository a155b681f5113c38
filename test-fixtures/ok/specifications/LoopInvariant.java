//- verdict: verified
// A loop is cut at its head: what is known behind it is its invariant and the condition that ended it.

class LoopInvariant {
    //@ requires n >= 0
    static int triple(int n) {
        int s = 0;
        int i = 0;
        //@ loop_invariant i <= n && s == 3 * i
        while (i < n) {
            s = s + 3;
            i = i + 1;
        }
        /*@ assert s == 3 * n */
        return s;
    }
}
