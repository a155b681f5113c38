//- verdict: failed
// Division truncates towards zero, as Java's does.

class Division {
    static void truncation() {
        int minus = -7;
        int q = minus / 2;
        int r = minus % 2;
        /*@ assert q == -3 && r == -1 */
        int s = 7 / -2;
        int t = 7 % -2;
        /*@ assert s == -3 && t == 1 */
    }

    static int quotient(int n, int d) {
        return n / d;
        //     ^^^^^ warning[division-by-zero]
    }

    static int half(int n) {
        n /= 2;
        return n;
    }
}
