//- verdict: failed
// What a loop invariant says is never taken for one that nobody wrote, whatever the names in it.
class NamedProposed {
    static int up(int n) {
        boolean proposed = true;
        int i = 0;
        //@ loop_invariant proposed
        //  ^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `proposed` may not hold after a round of the loop/
        while (i < n) {
            proposed = false;
            i++;
        }
        return i;
    }
}
