//- verdict: failed
// A loop over the elements of an array.

class ForEach {
    static int count(int[] a) {
        int n = 0;
        //@ loop_invariant n >= 0
        for (int v : a) {
        //           ^ warning[null-dereference]
            if (v > 0) {
                n++;
            }
        }
        /*@ assert n >= 0 */
        return n;
    }
}
