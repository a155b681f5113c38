//- verdict: verified
/**
 * The one directory: names, and the inode that each stands for. Its own monitor protects all entries, since every search goes over all of them.
 *
 * A name is a number, eight letters packed into a `long` (see `Names`); an entry with the name 0 is free.
 */
final class Directory {
    //@ elems_guarded_by holder == tid
    final /*@ non_null */ long[] names;

    /** The inodes; without meaning where the entry is free. */
    //@ elems_guarded_by holder == tid
    final /*@ non_null */ int[] inodes;

    //@ global_invariant names.length == inodes.length

    //@ requires entries >= 0
    Directory(int entries) {
        names = new long[entries];
        inodes = new int[entries];
    }

    /** The first entry with this name, or none. Asked for no name, it finds a free entry. */
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

    /** Fills an entry. */
    //@ requires holder == tid && 0 <= entry && entry < names.length
    //@ performs (names[entry], inodes[entry]) { names[entry] == name && inodes[entry] == inode }
    void set(int entry, long name, int inode) {
        names[entry] = name;
        inodes[entry] = inode;
    }

    /** Gives an entry another name and leaves its inode. */
    //@ requires holder == tid && 0 <= entry && entry < names.length
    //@ performs (names[entry]) { names[entry] == name }
    void setName(int entry, long name) {
        names[entry] = name;
    }

    /** Does the entry still lead to this inode? */
    //@ requires holder == tid && 0 <= entry && entry < names.length
    //@ performs () { \result == (names[entry] != Layout.NO_NAME && inodes[entry] == inode) }
    boolean leadsTo(int entry, int inode) {
        return names[entry] != Layout.NO_NAME && inodes[entry] == inode;
    }

    /** Is the entry free? */
    //@ requires holder == tid && 0 <= entry && entry < names.length
    //@ performs () { \result == (names[entry] == Layout.NO_NAME) }
    boolean isFree(int entry) {
        return names[entry] == Layout.NO_NAME;
    }

    /** The inode of an entry. */
    //@ requires holder == tid && 0 <= entry && entry < names.length
    //@ performs () { \result == inodes[entry] }
    int inodeAt(int entry) {
        return inodes[entry];
    }

    /** How many entries there are, free ones among them. */
    int entries() {
        return names.length;
    }

    /** How many files there are now. */
    int countFiles() {
        int files = 0;
        synchronized (this) {
            for (int e = 0; e < names.length; e++) {
                if (names[e] != Layout.NO_NAME) files++;
            }
        }
        return files;
    }

    /** A copy of all names, as they were together at one moment. */
    long[] list() {
        synchronized (this) {
            long[] all = new long[names.length];
            for (int e = 0; e < names.length; e++) all[e] = names[e];
            return all;
        }
    }
}
