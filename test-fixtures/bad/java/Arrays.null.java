//- verdict: failed
// Creation, defaults, initializers, bounds.

class Arrays {
    //@ requires n >= 0
    static void create(int n) {
        int[] a = new int[n];
        /*@ assert a.length == n && a != null */
        int[] b = {1, 2, 3};
        /*@ assert b.length == 3 && b[0] == 1 && b[2] == 3 */
        String[] names = new String[2];
        /*@ assert names[1] == null */
    }

    //@ requires a == null || i == 0 && i < a.length
    static int at(int[] a, int i) {
        return a[i];
        //     ^^^^ warning[null-dereference]
    }

    //@ requires a != null
    static void clear(int[] a) {
        //@ loop_invariant 0 <= i
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
        }
    }
}
