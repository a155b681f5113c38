//- verdict: failed
//- java-checks: auto
// A row leaves by another name of the array of arrays.
// a row leaves as an Object through a covariant view, and comes back as a parameter of a specified method
class OwnRowsLeave {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    //@ guarded_by[i][j] lock.holder == tid
    private final /*@ non_null */ int[][] cells = new int[4][4];

    Object give() {
        synchronized (lock) {
            Object[] o = cells;
            Object r = o[0];
            return r;
        }
    }
    //@ ensures true
    static void spoil(int[] row) {
    //          ^^^^^ hint[missing-modifies]: /`OwnRowsLeave\.spoil` has a specification without a modifies clause: its callers must assume that anything may have changed/
        if (row != null && row.length > 0) row[0] = 7;
        //                                 ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
    //@ performs (cells[i][0]) { \result ==> cells[i][0] == \old(cells[i][0]) + 2 }
    boolean add(int i) {
        synchronized (lock) {
            if (i < 0 || i >= cells.length) return false;
            int[] row = cells[i];
            if (row == null || row.length < 1) return false;
            row[0]++;
//          ^^^^^^ error[access-discipline]: /`row\[0\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            row[0]++;
//          ^^^^^^ error[access-discipline]: /`row\[0\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            return true;
        }
    }
    static void user(OwnRowsLeave c) {
        if (c == null) return;
        Object r = c.give();
        if (r instanceof int[]) spoil((int[]) r);
    }
}
