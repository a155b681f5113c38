//- verdict: failed
// The elements of an array that others know are as shared as a field.

class SharedElements {
    //@ requires a != null && a.length > 0 && a[0] > 0
    static void m(int[] a) {
        /*@ assert a[0] > 0 */
        //         ^^^^^^^^ error[assertion]
    }

    //@ requires a != null && a.length > 0
    static void written(int[] a) {
        a[0] = 3;
        int seen = a[0];
        /*@ assert seen == 3 */
        //         ^^^^^^^^^ error[assertion]
    }
}
