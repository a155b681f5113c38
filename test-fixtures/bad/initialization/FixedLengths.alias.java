//- verdict: failed
// Arrays that come from elsewhere: the caller, a method, another object, an element, one branch only, a length that is computed.
class FixedLengths {
    /*@ guarded_by holder == tid */ int x;
    static int[] last = new int[1];
    final int[] given;
    private final int[] called;
    private final int[] copied;
    private final int[] branch;
    private final int[] computed;
    private final int[] field;

    FixedLengths(int[] given, FixedLengths other, boolean flag, int n) {
        this.given = given == null ? new int[3] : given;
        called = make();
        copied = other == null ? new int[3] : other.given;
        if (flag) branch = new int[3]; else branch = new int[1];
        computed = new int[n < 0 ? 0 : n];
        int[] local = new int[3];
        if (flag) local = last;
        field = local;
    }

    static int[] make() { return new int[1]; }

    int a() { return given[2]; }
    //               ^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
    //               ^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `given` here\./
    int b() { return called[2]; }
    //               ^^^^^^^^^ warning[null-dereference]: /`called` may be null here\./
    //               ^^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `called` here\./
    int c() { return copied[2]; }
    //               ^^^^^^^^^ warning[null-dereference]: /`copied` may be null here\./
    //               ^^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `copied` here\./
    int d() { return branch[2]; }
    //               ^^^^^^^^^ warning[null-dereference]: /`branch` may be null here\./
    //               ^^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `branch` here\./
    int e() { return computed[2]; }
    //               ^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `computed` here\./
    int f() { return field[2]; }
    //               ^^^^^^^^ warning[null-dereference]: /`field` may be null here\./
    //               ^^^^^^^^ warning[index-out-of-bounds]: /The index `2` may be out of bounds of `field` here\./
}
