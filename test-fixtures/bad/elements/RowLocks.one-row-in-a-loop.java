//- verdict: failed
// The row is made in every round, but put at two indices.
class RowLocks {
    //@ ghost /*@ accessible_if[i] lk[i] == null || lk[i] == tid */ static int -> Thread lk;
    //@ elems_writable_if false
    //@ guarded_by[i][j] lk[i] == tid
    private static final /*@ non_null */ byte[][] data;
    static {
        byte[][] made = new byte[64][];
        for (int i = 0; i < 32; i++) {
            byte[] row = new byte[16];
            made[i] = row;
            made[i + 32] = row;
        }
        data = made;
    }

    //@ performs (lk[i]) { \old(lk[i]) == null && lk[i] == tid }
    static void acquire(int i) {
        /*@ atomic */ {
            //@ assume lk[i] == null
            //@ set lk[i] = tid
        }
    }

    //@ requires lk[i] == tid
    //@ performs (lk[i]) { lk[i] == null }
    static void release(int i) {
        //@ set lk[i] = null
    }

    //@ requires 0 <= i && i < data.length && lk[i] == tid
    //@ modifies data[i][*]
    //@ ensures (\forall int j; 0 <= j && j < 16; data[i][j] == v)
    static void fill(int i, byte v) {
        //@ loop_invariant 0 <= j && (\forall int k; 0 <= k && k < j; data[i][k] == v)
        for (int j = 0; j < 16; j++) data[i][j] = v;
        //                           ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `data\[i\]` here\./
        //                           ^^^^^^^^^^^^^^ error[access-discipline]: /`data\[i\]\[j\]` is written here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
        //                           ^^^^^^^^^^^^^^ warning[null-dereference]: /`data\[i\]` may be null here\./
    }

    //@ requires 0 <= i && i < data.length
    //@ performs (data[i][*]) { (\forall int j; 0 <= j && j < 16; data[i][j] == v) }
    static void clear(int i, byte v) {
        acquire(i);
        fill(i, v);
        release(i);
    }

    // A helper that is given the row.
    private static void set(byte[] row, int j, byte v) {
        row[j] = v;
    }

    //@ requires 0 <= i && i < data.length && 0 <= j && j + 1 < 16
    //@ performs (data[i][j], data[i][j + 1]) { data[i][j] == v && data[i][j + 1] == w }
    static void writeTwo(int i, int j, byte v, byte w) {
        acquire(i);
        data[i][j] = v;
//      ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `data\[i\]` here\./
//      ^^^^^^^^^^^^^^ error[access-discipline]: /`data\[i\]\[j\]` is written here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^ warning[null-dereference]: /`data\[i\]` may be null here\./
        set(data[i], j + 1, w);
//      ^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`row\[j\]` is written here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `row` here\./
        release(i);
    }

    //@ requires 0 <= i && i < k && k < data.length && 0 <= j && j < 16
    //@ performs (data[k][j]) { data[k][j] == data[i][j] }
    static void copy(int i, int k, int j) {
        acquire(i);
        acquire(k);
        byte[] from = data[i];
        byte[] to = data[k];
        to[j] = from[j];
//      ^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `to` here\./
//      ^^^^^^^^^^^^^^^ warning[null-dereference]: /`to` may be null here\./
        //      ^^^^^^^ error[access-discipline]: /`from\[j\]` is read here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else using it/
        //      ^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `from` here\./
        //      ^^^^^^^ warning[null-dereference]: /`from` may be null here\./
        release(k);
        release(i);
    }
}
