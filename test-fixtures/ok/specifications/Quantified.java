//- verdict: verified
// A quantified invariant about an array that no other thread knows.

class Quantified {
    //@ requires n >= 0
    static void fill(int n) {
        int[] a = new int[n];
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i; a[k] == 7)
        for (int i = 0; i < n; i++) {
            a[i] = 7;
        }
        /*@ assert (\forall int k; 0 <= k && k < n; a[k] == 7) */
    }
}
