//- verdict: failed
// The first entry is not looked at.
final class Layout {
    static final int BLOCKS = 64, BLOCK_SIZE = 16, INODES = 16, LINES = 8, ENTRIES = 12, NONE = -1;
    static final long NO_NAME = 0;
}
final class Directory {
    static final /*@ non_null */ Object lock = new Object();

    //@ guarded_by[e] lock.holder == tid
    private static final /*@ non_null */ long[] names = new long[Layout.ENTRIES];

    //@ guarded_by[e] lock.holder == tid
    private static final /*@ non_null */ int[] inodes = new int[Layout.ENTRIES];

    //@ guarded_by lock.holder == tid
    private static int made;

    //@ requires lock.holder == tid
    //@ modifies \nothing
    /*@ ensures \result == Layout.NONE && (\forall int e; 0 <= e && e < Layout.ENTRIES; names[e] != name)
             || 0 <= \result && \result < Layout.ENTRIES && names[\result] == name */
    static int find(long name) {
        //@ loop_invariant 0 <= e && (\forall int k; 0 <= k && k < e; names[k] != name)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `0 <= e && \(\\forall int k; 0 <= k && k < e; names\[k\] != name\)` may not hold when the loop is entered/
        for (int e = 1; e < Layout.ENTRIES; e++) {
            if (names[e] == name) return e;
        }
        return Layout.NONE;
    }
}
