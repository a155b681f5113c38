//- verdict: failed
// The name may be taken before it is entered.
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
    //@ modifies names[e], inodes[e], made
    //@ ensures names[e] == name && inodes[e] == i && made == \old(made) + 1
    static void set(int e, long name, int i) {
        names[e] = name;
        inodes[e] = i;
        made++;
    }

    //@ requires name != Layout.NO_NAME
    /*@ performs action Entered (names[\result], inodes[\result], made) {
                     0 <= \result && \result < Layout.ENTRIES && \old(names[\result]) == Layout.NO_NAME
                     && names[\result] == name && inodes[\result] == i && made == \old(made) + 1 }
              [] action Refused () { \result == Layout.NONE } */
    static int enter(long name, int i) {
    //         ^^^^^ error[performs]: /`Directory\.enter` does not do what its action `Entered` says when it returns: `0 <= \\result && \\result < Layout\.ENTRIES && \\old\(names\[\\result\]\) == Layout\.NO_NAME && names\[\\result\] == name && inodes\[\\result\] == i && made == \\old\(made\) \+ 1` may not hold/
        int e = Layout.NONE;
        synchronized (lock) {
            if (find(name) == Layout.NONE) e = find(Layout.NO_NAME);
            if (e == Layout.NONE) {
                //@ witness Refused
                return e;
            }
        }
        synchronized (lock) {
            set(e, name, i);
            //@ witness Entered
            return e;
        }
    }
}
