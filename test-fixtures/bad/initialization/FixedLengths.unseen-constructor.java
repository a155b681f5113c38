//- verdict: failed
// A constructor that is not translated may set the array to anything.
class FixedLengths {
    /*@ guarded_by holder == tid */ int x;
    private final int[] set;

    FixedLengths() { set = new int[3]; }
    FixedLengths(Unknown u) { set = u.bar(); }
    //                              ^^^^^^^ information[unsupported]: /not translated yet/

    int second() { return set[2]; }
    //                    ^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `set` here\./
    //                    ^^^^^^ warning[null-dereference]: /`set` may be null here\./
}
