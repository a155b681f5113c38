//- verdict: failed
//- integers: java
// The same with Java's integers: the sum of two indices may overflow.

class Middle {
    /*@ requires a != null && 0 <= lo && lo <= hi && hi < a.length */
    static int middle(int[] a, int lo, int hi) {
        return a[(lo + hi) / 2];
        //     ^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
    }

    static int doubled(int n) {
        int twice = n + n;
        /*@ assert twice == 2 * n */
        //         ^^^^^^^^^^^^^^ error[assertion]
        return twice;
    }
}
