//- verdict: failed
// A division that is written as an assignment.

class CompoundDivision {
    /*@ requires x > 0 */
    static int m(int x, int y) {
        x /= y;
//      ^^^^^^ warning[division-by-zero]: /`y` may be zero here\./
        return x;
    }
}
