//- verdict: failed
// Where it may be read before it is set it is null, and its length is known all the same.
class FixedLengths {
    static FixedLengths shown;
    /*@ guarded_by holder == tid */ int x;
    private final int[] set;
    private final int[] beyond = new int[2];

    FixedLengths() {
        shown = this;
        set = new int[3];
//      ^^^^^^^^^^^^^^^^ error[write-discipline]: /the final field `set` is written after other threads may have got hold of the object/
    }

    int early() { return set[2]; }
    //                   ^^^^^^ warning[null-dereference]: /`set` may be null here\./
    int over() { return beyond[2]; }
    //                  ^^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `beyond` here\./
}
