//- verdict: failed
// The name is looked for without the monitor.
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
        for (int e = 0; e < Layout.ENTRIES; e++) {
            if (names[e] == name) return e;
        }
        return Layout.NONE;
    }

    //@ requires 0 <= e && e < Layout.ENTRIES && lock.holder == tid
    //@ modifies \nothing
    //@ ensures \result == inodes[e]
    static int inodeOf(int e) {
        return inodes[e];
    }

    /*@ performs action Missing () { \result == Layout.NONE && (\forall int e; 0 <= e && e < Layout.ENTRIES; names[e] != name) }
              [] action Found () { (\exists int e; 0 <= e && e < Layout.ENTRIES; names[e] == name && inodes[e] == \result) } */
    static int lookup(long name) {
    //         ^^^^^^ error[performs]: /`Directory\.lookup` does not do what its action `Found` says when it returns: `\(\\exists int e; 0 <= e && e < Layout\.ENTRIES; names\[e\] == name && inodes\[e\] == \\result\)` may not hold/
    //         ^^^^^^ error[performs]: /`Directory\.lookup` does not do what its action `Missing` says when it returns: `\\result == Layout\.NONE && \(\\forall int e; 0 <= e && e < Layout\.ENTRIES; names\[e\] != name\)` may not hold/
        int e = find(name);
        //      ^^^^^^^^^^ error[precondition]: /`Directory\.find` requires `lock\.holder == tid`, which may not hold here/
        synchronized (lock) {
            if (e == Layout.NONE) {
                //@ witness Missing
                return e;
            }
            //@ witness Found
            return inodeOf(e);
        }
    }
}
