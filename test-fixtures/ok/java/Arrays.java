//- verdict: verified
// Creation, defaults, initializers, arrays of arrays, bounds.

class Arrays {
    //@ requires n >= 0
    static void create(int n) {
        int[] a = new int[n];
        /*@ assert a.length == n && a != null */
        int[] b = {1, 2, 3};
        /*@ assert b.length == 3 && b[0] == 1 && b[2] == 3 */
        boolean[][] grid = new boolean[2][5];
        grid[1][4] = true;
        /*@ assert grid.length == 2 && grid[0].length == 5 && grid[1][4] && !grid[0][4] */
        String[] names = new String[2];
        /*@ assert names[1] == null */
    }

    //@ requires a != null && 0 <= i && i < a.length
    static int at(int[] a, int i) {
        return a[i];
    }

    //@ requires a != null
    static void clear(int[] a) {
        for (int i = 0; i != a.length; i++) {
        //@ assert true
        }
    }
}
