//- verdict: verified
/**
 * The one directory: names and the numbers of their inodes. All of it is protected by one monitor, which is taken before any other lock.
 */
final class Directory {
    static final /*@ non_null */ Object lock = new Object();

    /** The name of an entry; `Layout.NO_NAME` where it is free. */
    //@ guarded_by[e] lock.holder == tid
    private static final /*@ non_null */ long[] names = new long[Layout.ENTRIES];

    /** The inode of an entry. */
    //@ guarded_by[e] lock.holder == tid
    private static final /*@ non_null */ int[] inodes = new int[Layout.ENTRIES];

    /** How many entries were ever made. */
    //@ guarded_by lock.holder == tid
    private static int made;

    private Directory() {}

    /** The entry with the name, if there is one; the caller has the directory. */
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

    /** Sets an entry. */
    //@ requires 0 <= e && e < Layout.ENTRIES && lock.holder == tid
    //@ modifies names[e], inodes[e], made
    //@ ensures names[e] == name && inodes[e] == i && made == \old(made) + 1
    static void set(int e, long name, int i) {
        names[e] = name;
        inodes[e] = i;
        made++;
    }

    /** Frees an entry. */
    //@ requires 0 <= e && e < Layout.ENTRIES && lock.holder == tid
    //@ modifies names[e]
    //@ ensures names[e] == Layout.NO_NAME
    static void clear(int e) {
        names[e] = Layout.NO_NAME;
    }

    /** The inode that has the name at this moment, or none. */
    /*@ performs action Missing () { \result == Layout.NONE && (\forall int e; 0 <= e && e < Layout.ENTRIES; names[e] != name) }
              [] action Found () { (\exists int e; 0 <= e && e < Layout.ENTRIES; names[e] == name && inodes[e] == \result) } */
    static int lookup(long name) {
        synchronized (lock) {
            int e = find(name);
            if (e == Layout.NONE) {
                //@ witness Missing
                return e;
            }
            //@ witness Found
            return inodeOf(e);
        }
    }

    /** Gives an inode a name, if nobody has it and there is room. */
    //@ requires name != Layout.NO_NAME
    /*@ performs action Entered (names[\result], inodes[\result], made) {
                     0 <= \result && \result < Layout.ENTRIES && \old(names[\result]) == Layout.NO_NAME
                     && names[\result] == name && inodes[\result] == i && made == \old(made) + 1 }
              [] action Refused () { \result == Layout.NONE } */
    static int enter(long name, int i) {
        synchronized (lock) {
            int e = Layout.NONE;
            if (find(name) == Layout.NONE) e = find(Layout.NO_NAME);
            if (e == Layout.NONE) {
                //@ witness Refused
                return e;
            }
            set(e, name, i);
            //@ witness Entered
            return e;
        }
    }

    /** Takes a name away, and says whose it was. */
    //@ requires name != Layout.NO_NAME
    /*@ performs action Absent () { \result == Layout.NONE }
              [] action Removed (names[*]) {
                     (\exists int e; 0 <= e && e < Layout.ENTRIES; \old(names[e]) == name && names[e] == Layout.NO_NAME && inodes[e] == \result) } */
    static int remove(long name) {
        synchronized (lock) {
            int e = find(name);
            if (e == Layout.NONE) {
                //@ witness Absent
                return e;
            }
            int i = inodeOf(e);
            clear(e);
            //@ witness Removed
            return i;
        }
    }

    /** How many entries were ever made. */
    //@ performs () { \result == made }
    static int entriesMade() {
        synchronized (lock) {
            return made;
        }
    }
}
