//- verdict: failed
// The entry is filled after the monitor of the directory was given back.
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

    //@ requires name != Layout.NO_NAME
    /*@ performs action "Added" (names[\result], inodes[\result]) { \old(names[\result]) == Layout.NO_NAME && names[\result] == name && inodes[\result] == inode }
              [] action "Refused" () { \result == Layout.NONE } */
    int add(long name, int inode) {
        int entry;
        synchronized (this) {
            entry = find(name) == Layout.NONE ? find(Layout.NO_NAME) : Layout.NONE;
            if (entry == Layout.NONE) {
                //@ witness Refused
                return Layout.NONE;
            }
        }
        names[entry] = name;
//      ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`names\[entry\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        inodes[entry] = inode;
//      ^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`inodes\[entry\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `inodes\[entry\]`\), but the method has already changed something that others can see, and no witness says which action that was/
        //@ witness Added
        return entry;
    }
}
