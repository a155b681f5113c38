//- verdict: failed
// Nobody holds the lock.
class OwnRows {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    //@ guarded_by[i][j] lock.holder == tid
    private final /*@ non_null */ int[][] cells = new int[4][4];
    //@ guarded_by lock.holder == tid
    private int writes;

    //@ requires 0 <= i && i < cells.length && cells[i] != null && 0 <= j && j < cells[i].length
    void set(int i, int j, int v) {
        cells[i][j] = v;
//      ^^^^^^^^ error[access-discipline]: /`cells\[i\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `cells\[i\]` here\./
//      ^^^^^^^^^^^^^^^ error[access-discipline]: /`cells\[i\]\[j\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        writes++;
//      ^^^^^^ error[access-discipline]: /`writes` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    //@ performs (cells[i][j], writes) { \result ==> cells[i][j] == \old(cells[i][j]) + 2 && writes == \old(writes) + 1 }
    boolean add(int i, int j) {
        synchronized (lock) {
            if (i < 0 || j < 0 || i >= cells.length) return false;
            int[] row = cells[i];
            if (row == null || j >= row.length) return false;
            row[j]++;
            row[j]++;
            writes++;
            return true;
        }
    }

    int sum(int i) {
        int sum = 0;
        synchronized (lock) {
            if (i < 0 || i >= cells.length) return 0;
            int[] row = cells[i];
            if (row == null) return 0;
            for (int j = 0; j < row.length; j++) sum += row[j];
        }
        return sum;
    }
}
