//- verdict: failed
// The search does not hold the monitor, nor does it ask its caller to.
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

    /*@ performs action "Found" () { 0 <= \result && \result < names.length && names[\result] == name }
              [] action "Missing" () { \result == Layout.NONE } */
    int find(long name) {
        for (int e = 0; e < names.length; e++) {
            if (names[e] == name) {
            //  ^^^^^^^^ error[access-discipline]: /`names\[e\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
                //@ witness Found
                return e;
            }
        }
        //@ witness Missing
        return Layout.NONE;
    }
}
