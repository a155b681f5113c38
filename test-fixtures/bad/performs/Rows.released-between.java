//- verdict: failed
// The lock is given back between two of the additions.
class Rows {
    static final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    //@ guarded_by[i][j] lock.holder == tid
    private static final /*@ non_null */ int[][] m = new int[4][4];

    //@ requires 0 <= i && i < m.length && m[i] != null && 0 <= j && j < m[i].length && lock.holder == tid
    //@ performs (m[i][j]) { m[i][j] == \old(m[i][j]) + 2 }
    static void twice(int i, int j) {
        m[i][j]++;
        m[i][j]++;
    }

    //@ performs (m[i][j]) { \result ==> m[i][j] == \old(m[i][j]) + 3 }
    static boolean thrice(int i, int j) {
        synchronized (lock) {
            if (i < 0 || j < 0 || i >= m.length) return false;
            int[] r = m[i];
            if (r == null || j >= r.length) return false;
            r[j]++;
            r[j]++;
        }
        synchronized (lock) {
        //            ^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `lock`\), but the method has already changed something that others can see, so it is not one atomic action/
            m[i][j]++;
            return true;
        }
    }
}
