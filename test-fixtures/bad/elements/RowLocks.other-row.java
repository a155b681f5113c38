//- verdict: failed
// The helper is given the next row.
class RowLocks {
    //@ ghost /*@ accessible_if[i] lk[i] == null || lk[i] == tid */ static int -> Thread lk;
    //@ elems_writable_if false
    //@ guarded_by[i][j] lk[i] == tid
    private static final /*@ non_null */ byte[][] data = new byte[64][16];

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
    //          ^^^^^^^^ error[performs]: /`RowLocks\.writeTwo` does not do what its action says when it returns: `data\[i\]\[j\] == v && data\[i\]\[j \+ 1\] == w` may not hold/
        acquire(i);
        data[i][j] = v;
        set(data[(i + 1) % 64], j + 1, w);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`row\[j\]` is written here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
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
        release(k);
        release(i);
    }
}
