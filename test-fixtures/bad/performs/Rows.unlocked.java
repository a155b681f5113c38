//- verdict: failed
// Nobody holds the lock.
class Rows {
    static final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    //@ guarded_by[i][j] lock.holder == tid
    private static final /*@ non_null */ int[][] m = new int[4][4];

    //@ requires 0 <= i && i < m.length && m[i] != null && 0 <= j && j < m[i].length
    //@ performs (m[i][j]) { m[i][j] == \old(m[i][j]) + 2 }
    static void twice(int i, int j) {
        m[i][j]++;
//      ^^^^ error[access-discipline]: /`m\[i\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^ error[access-discipline]: /`m\[i\]\[j\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `m\[i\]` here\./
        m[i][j]++;
//      ^^^^ error[access-discipline]: /`m\[i\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `m\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^ error[access-discipline]: /`m\[i\]\[j\]` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    //@ performs (m[i][j]) { \result ==> m[i][j] == \old(m[i][j]) + 3 }
    static boolean thrice(int i, int j) {
        synchronized (lock) {
            if (i < 0 || j < 0 || i >= m.length) return false;
            int[] r = m[i];
            if (r == null || j >= r.length) return false;
            r[j]++;
            r[j]++;
            r[j]++;
            return true;
        }
    }
}
