//- verdict: verified
// Two indices: the rows are fixed, every cell is guarded by the lock of the table.

class Grid {
    static final Object lock = new Object();

    /*@ guarded_by[i] lock.holder == tid */
    /*@ guarded_by[i][j] lock.holder == tid */
    private static final int[][] cells = new int[4][4];

    static void set(int i, int j, int v) {
        synchronized (lock) {
            if (i < 0 || i >= cells.length) return;
            int[] row = cells[i];
            if (row == null || j < 0 || j >= row.length) return;
            row[j] = v;
            /*@ assert cells[i][j] == v */
        }
    }
}
