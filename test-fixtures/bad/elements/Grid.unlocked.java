//- verdict: failed
// Two indices: the rows are fixed, every cell is guarded by the lock of the table.

class Grid {
    static final Object lock = new Object();

    /*@ guarded_by[i] lock.holder == tid */
    /*@ guarded_by[i][j] lock.holder == tid */
    private static final int[][] cells = new int[4][4];

    static void set(int i, int j, int v) {
        synchronized (new Object()) {
            if (i < 0 || i >= cells.length) return;
            int[] row = cells[i];
            //          ^^^^^^^^ error[access-discipline]: /`cells\[i\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            if (row == null || j < 0 || j >= row.length) return;
            row[j] = v;
//          ^^^^^^^^^^ error[access-discipline]: /`row\[j\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            /*@ assert cells[i][j] == v */
            //         ^^^^^^^^^^^^^^^^ error[assertion]: /`cells\[i\]\[j\] == v` may not hold here\./
        }
    }
}
