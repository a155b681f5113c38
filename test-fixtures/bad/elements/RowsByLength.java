//- verdict: failed
// The index is computed from the row that was there before, not from the one that is read.
class RowsByLength {
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static int -> Thread lk;
    //@ elems_writable_if false
    //@ guarded_by[i][j] lk[i] == tid
    private static final /*@ non_null */ byte[][] data = new byte[64][16];
    static int other;

    //@ requires lk[16] == tid && n == 3
    static void write(int n) {
        byte[] row = new byte[n];
        row = data[row.length];
        row[0] = 1;
//      ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
