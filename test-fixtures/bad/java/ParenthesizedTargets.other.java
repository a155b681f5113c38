//- verdict: failed
// The value of the assignment in the condition is another one.
class ParenthesizedTargets {
    /*@ guarded_by this.holder == tid */
    private int f;
    private final int[] a = new int[2];

    //@ requires holder == tid
    //@ modifies f
    //@ ensures f == x + 3
    void parts(int x, boolean more) {
        int y;
        (y) = x;
        (this.f) = /* (z) = 4 */ y;
        if (more) (f) += 3; else ((f)) += 3;
    }

    //@ requires holder == tid
    //@ modifies f
    //@ ensures f == 4 && \result == 4
    int chained() {
        int y, z;
        z = (y) = 4;
        String text = "; (f) = 9";
        return (((ParenthesizedTargets) this).f) = z;
    }

    static int elements() {
        int[] b = new int[] {1, 2};
        (b[1])++;
        ((b)[0]) = (b[1]) = 5;
        for ((b[0]) = 6; b[0] < 7; (b[0]) += 1) { }
        int c = b[0] > 6 ? (b[1]) -= 8 : 3;
        //@ assert b[0] >= 7 && c == 8
        //         ^^^^^^^^^^^^^^^^^^^ error[assertion]: /`b\[0\] >= 7 && c == 8` may not hold here\./
        return c;
    }
}
