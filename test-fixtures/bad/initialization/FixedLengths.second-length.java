//- verdict: failed
// The second constructor makes a shorter array.
class FixedLengths {
    private final int[] set;
    /*@ guarded_by holder == tid */ private int count;
    /*@ global_invariant 0 <= count && count <= set.length */

    FixedLengths() { set = new int[3]; }
    FixedLengths(boolean unused) { set = new int[2]; }

    int second() { return set[2]; }
    //                    ^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `set` here\./
    synchronized void more() { if (count < 3) count++; }
    //                                        ^^^^^^^ error[global-invariant]: /the invariant `0 <= count && count <= set\.length` may not hold after this/
}
