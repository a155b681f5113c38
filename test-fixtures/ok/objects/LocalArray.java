//- verdict: verified
// The elements of an array that has not been published are known.

class LocalArray {
    static volatile int[] shared;

    static void build() {
        int[] a = new int[3];
        a[0] = 1;
        a[1] = a[0] + 1;
        /*@ assert a[0] == 1 && a[1] == 2 && a[2] == 0 && a.length == 3 */
        shared = a;
        /*@ assert a.length == 3 */
    }
}
