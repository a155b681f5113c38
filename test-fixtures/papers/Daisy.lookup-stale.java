//- verdict: failed
// The inode is read after the monitor was given back: by then the entry may be another file's.
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
    /*@ performs action "Found" () { \result != null && names[\result.entry] == name && inodes[\result.entry] == \result.inode }
              [] action "Missing" () { \result == null } */
    FileRef lookup(long name) {
    //      ^^^^^^ error[performs]: /`Directory\.lookup` does not do what its action `Found` says when it returns: `\\result != null && names\[\\result\.entry\] == name && inodes\[\\result\.entry\] == \\result\.inode` may not hold/
        int entry;
        synchronized (this) {
            entry = find(name);
            if (entry == Layout.NONE) {
                //@ witness Missing
                return null;
            }
        }
        synchronized (this) {
            //@ witness Found
            return new FileRef(entry, inodes[entry]);
        }
    }
}
final class FileRef {
    final int entry;
    final int inode;
    FileRef(int entry, int inode) { this.entry = entry; this.inode = inode; }
}
