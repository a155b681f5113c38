//- verdict: verified
// A loop over the elements of an array.

class ForEach {
    //@ requires a != null
    static int count(int[] a) {
        int n = 0;
        //@ loop_invariant n >= 0
        for (int v : a) {
            if (v > 0) {
                n++;
            }
        }
        /*@ assert n >= 0 */
        return n;
    }
}
