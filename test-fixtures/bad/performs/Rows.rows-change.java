//- verdict: failed
// Anybody may put another row in its place, so an element is not for long one of this row.
class Rows {
    static final Object lock = new Object();
    //@ guarded_by[i][j] lock.holder == tid
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\]\[j\] lock\.holder == tid` does not protect the elements of `m` for long: other threads may make the condition false and then write them; it is neither assumed nor checked until the condition itself is protected/
    private static final /*@ non_null */ int[][] m = new int[4][4];

    //@ requires 0 <= i && i < m.length && m[i] != null && 0 <= j && j < m[i].length && lock.holder == tid
    //@ performs (m[i][j]) { m[i][j] == \old(m[i][j]) + 2 }
    static void twice(int i, int j) {
        m[i][j]++;
//      ^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `m\[i\]` here\./
//      ^^^^^^^ error[race]: /`m\[i\]\[j\]` is read here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
        m[i][j]++;
//      ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `m\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^ error[race]: /`m\[i\]\[j\]` is read here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }

    //@ performs (m[i][j]) { \result ==> m[i][j] == \old(m[i][j]) + 3 }
    static boolean thrice(int i, int j) {
        synchronized (lock) {
            if (i < 0 || j < 0 || i >= m.length) return false;
            int[] r = m[i];
            if (r == null || j >= r.length) return false;
            r[j]++;
//          ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `r\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//          ^^^^ error[race]: /`r\[j\]` is read here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
            r[j]++;
//          ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `r\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//          ^^^^ error[race]: /`r\[j\]` is read here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
            r[j]++;
//          ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `r\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//          ^^^^ error[race]: /`r\[j\]` is read here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
            return true;
        }
    }
}
