//- verdict: failed
//- option: all
//- java-checks: auto
// A row is an array like any other.
class GridCells {
    private final int[][] cells = new int[4][4];

    synchronized void set(int row, int column, int value) {
        cells[row][column] = value;
    }

    int get(int row, int column) {
        return cells[row][column];
        //     ^^^^^ error[race]: /what the array in `cells` holds is read here without holding `this`, which is held where it is changed/
    }
}
