//- verdict: unknown
// Beyond the prover, and true since 1770: it gives up, and says so.

class Cubes {
    //@ requires a > 0 && b > 0 && c > 0
    static void fermat(int a, int b, int c) {
        /*@ assert a * a * a + b * b * b != c * c * c */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[prover-unknown]
    }
}
