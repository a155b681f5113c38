//- verdict: failed
//- java-checks: auto
// Rows go in and out by another name of the array of arrays: every array of arrays is an array of objects.
// a row leaves as an Object, minimal; everything verified
class OwnRowsSeen {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    //@ guarded_by[i][j] lock.holder == tid
    private final /*@ non_null */ int[][] cells = new int[4][4];
    OwnRowsSeen(int[] shared) {
        Object[] o = cells;
        o[0] = shared;
    }
    void check(int i) {
        synchronized (lock) {
            if (i < 0 || i >= cells.length) return;
            int[] row = cells[i];
            if (row == null || row.length < 1) return;
            row[0] = 1;
//          ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            int a = row[0];
            //      ^^^^^^ error[access-discipline]: /`row\[0\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            assert a == 1;
        }
    }
    void zero(int i) {
        synchronized (lock) {
            if (i < 0 || i >= cells.length) return;
            int[] row = cells[i];
            if (row == null || row.length < 1) return;
            row[0] = 0;
//          ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
    public static void main(String[] args) {
        int[] s = new int[1];
        OwnRowsSeen a = new OwnRowsSeen(s), b = new OwnRowsSeen(s);
        new Thread(() -> { for (;;) a.zero(0); }).start();
        //                          ^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        new Thread(() -> { for (;;) b.check(0); }).start();
        //                          ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //                          ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
