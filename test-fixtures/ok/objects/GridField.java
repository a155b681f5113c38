//- verdict: verified
// A field that holds an array of arrays.

class GridField {
    final int[][] cells;

    //@ requires n >= 0
    GridField(int n) {
        cells = new int[n][n];
        /*@ assert cells.length == n */
    }
}
