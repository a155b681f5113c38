//- verdict: verified
// A copy of an array has the same elements and is another array; of an array of arrays only the outer one is copied.

class Copies {
    static void copy() {
        int[] own = new int[3];
        own[2] = 5;
        int[] b = own.clone();
        /*@ assert b != own && b.length == 3 && b[2] == own[2] */
        int kept = own[2];
        b[2] = kept + 1;
        /*@ assert own[2] == kept */
    }

    /*@ requires a != null && a.length > 2 */
    static void shared(int[] a) {
        int[] c = a.clone();
        /*@ assert c.length == a.length && c != a */
    }

    static void deep() {
        int[][] grid = new int[2][2];
        int[][] other = grid.clone();
        /*@ assert other != grid && other.length == 2 */
        other[0] = null;
    }
}
