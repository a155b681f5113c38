//- verdict: failed
// The next entry is cleared.
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

    //@ requires 0 <= e && e < Layout.ENTRIES && lock.holder == tid
    //@ modifies names[e]
    //@ ensures names[e] == Layout.NO_NAME
    static void clear(int e) {
        names[e] = Layout.NO_NAME;
    }

    //@ requires name != Layout.NO_NAME
    /*@ performs action Absent () { \result == Layout.NONE }
              [] action Removed (names[*]) {
                     (\exists int e; 0 <= e && e < Layout.ENTRIES; \old(names[e]) == name && names[e] == Layout.NO_NAME && inodes[e] == \result) } */
    static int remove(long name) {
    //         ^^^^^^ error[performs]: /`Directory\.remove` does not do what its action `Removed` says when it returns: `\(\\exists int e; 0 <= e && e < Layout\.ENTRIES; \\old\(names\[e\]\) == name && names\[e\] == Layout\.NO_NAME && inodes\[e\] == \\result\)` may not hold/
        synchronized (lock) {
            int e = find(name);
            if (e == Layout.NONE) {
                //@ witness Absent
                return e;
            }
            int i = inodeOf(e);
            clear((e + 1) % Layout.ENTRIES);
            //@ witness Removed
            return i;
        }
    }
}
