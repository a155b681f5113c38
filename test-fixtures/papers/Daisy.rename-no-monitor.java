//- verdict: failed
// The monitor is held for the search only.
final class Layout {
    static final int BLOCK_SIZE = 512, FIRST_BLOCK = 1, NO_BLOCK = 0, NONE = -1, END = 256;
    static final long NO_NAME = 0;
}
final class Directory {
    //@ elems_guarded_by holder == tid
    final /*@ non_null */ long[] names;
    //@ elems_guarded_by holder == tid
    final /*@ non_null */ int[] inodes;
    //@ global_invariant names.length == inodes.length

    //@ requires entries >= 0
    Directory(int entries) {
        names = new long[entries];
        inodes = new int[entries];
    }

    //@ requires holder == tid
    /*@ performs action "Found" () { 0 <= \result && \result < names.length && names[\result] == name }
              [] action "Missing" () { \result == Layout.NONE } */
    int find(long name) {
        for (int e = 0; e < names.length; e++) {
            if (names[e] == name) {
                //@ witness Found
                return e;
            }
        }
        //@ witness Missing
        return Layout.NONE;
    }

    //@ requires 0 <= entry && entry < names.length && name != Layout.NO_NAME
    /*@ performs action "Renamed" (names[entry]) { \result && \old(names[entry]) != Layout.NO_NAME && names[entry] == name && inodes[entry] == inode }
              [] action "Refused" () { !\result } */
    boolean rename(int entry, int inode, long name) {
    //      ^^^^^^ error[performs]: /`Directory\.rename` does not do what its action `Renamed` says when it returns: `\\result && \\old\(names\[entry\]\) != Layout\.NO_NAME && names\[entry\] == name && inodes\[entry\] == inode` may not hold/
        synchronized (this) {
            if (find(name) != Layout.NONE) {
                //@ witness Refused
                return false;
            }
        }
        if (names[entry] == Layout.NO_NAME || inodes[entry] != inode) {
        //  ^^^^^^^^^^^^ error[access-discipline]: /`names\[entry\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        //                                    ^^^^^^^^^^^^^ error[access-discipline]: /`inodes\[entry\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            //@ witness Refused
            return false;
        }
        names[entry] = name;
//      ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`names\[entry\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //@ witness Renamed
        return true;
    }
}
