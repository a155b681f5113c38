//- verdict: verified
// The middle of two indices, as mathematical integers give it.

class Middle {
    /*@ requires a != null && 0 <= lo && lo <= hi && hi < a.length */
    static int middle(int[] a, int lo, int hi) {
        return a[(lo + hi) / 2];
    }

    static int doubled(int n) {
        int twice = n + n;
        /*@ assert twice == 2 * n */
        return twice;
    }
}
