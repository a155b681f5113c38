//- verdict: failed
// A field that holds an array of arrays.

class GridField {
    final int[][] cells;

    GridField(int n) {
        cells = new int[n][n];
        //                 ^ warning[negative-array-size]
        /*@ assert cells.length == n */
    }
}
