//- verdict: verified
//- option: all
//- java-checks: auto
// The elements of the rows are used under the lock; how long a row is nobody changes.
class GridCells {
    private final int[][] cells = new int[4][4];

    synchronized void set(int row, int column, int value) {
        cells[row][column] = value;
    }

    synchronized int get(int row, int column) {
        return cells[row][column];
    }

    synchronized int sum() {
        int sum = 0;
        for (int[] row : cells) {
            for (int one : row) {
                sum += one;
            }
        }
        return sum;
    }

    int width() {
        return cells[0].length;
    }
}
