//- verdict: verified
//- integers: java
// Java's integers wrap around at the width of their type; sums in specifications are mathematical.

class Overflow {
    static final int LIMIT = Integer.MAX_VALUE + 1;

    /*@ requires a != null && 0 <= lo && lo <= hi && hi < a.length */
    static int middle(int[] a, int lo, int hi) {
        return a[(lo + hi) >>> 1] + a[lo + (hi - lo) / 2];
    }

    static void constants() {
        /*@ assert LIMIT == -2147483648 */
        int least = Integer.MIN_VALUE;
        int negated = -least;
        /*@ assert negated == least */
        int quotient = least / -1;
        /*@ assert quotient == least */
        int absolute = Math.abs(least);
        /*@ assert absolute == least */
        long wide = -(long) least;
        /*@ assert wide == 2147483648L */
        int narrow = (int) (wide * 2 + 5);
        /*@ assert narrow == 5 */
        long longest = Long.MAX_VALUE;
        longest++;
        /*@ assert longest == Long.MIN_VALUE */
    }

    static void small(byte b, char c) {
        /*@ assert -128 <= b && b <= 127 && 0 <= c && c <= 65535 */
        int sum = b + c;
        /*@ assert sum == b + c */
        byte back = (byte) (b + 256);
        /*@ assert back == b */
        c = 65535;
        c++;
        /*@ assert c == 0 */
        b = -128;
        b -= 1;
        /*@ assert b == 127 */
        b = (byte) 200;
        /*@ assert b == -56 */
    }

    static void bits(int x) {
        int low = x & 0xff;
        /*@ assert 0 <= low && low <= 255 && (x >= 0 ==> low == x % 256) */
        int masked = x & 0x50;
        /*@ assert 0 <= masked && masked <= 0x50 */
        int half = x >> 1;
        /*@ assert x - 1 <= 2 * half && 2 * half <= x */
        int unsigned = x >>> 4;
        /*@ assert unsigned >= 0 */
        int same = x << 32;
        /*@ assert same == x */
        int shifted = (x & 1) << 31;
        /*@ assert shifted == 0 || shifted == -2147483648 */
    }

    /*@ requires n < Integer.MAX_VALUE */
    static int next(int n) {
        int m = n + 1;
        /*@ assert m > n */
        return m;
    }

    static int count(int[] a) {
        if (a == null) {
            return 0;
        }
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > 0) {
                n = n < 100 ? n + 1 : n;
            }
        }
        /*@ assert n >= 0 */
        return n;
    }

    /*@ modifies \nothing */
    /*@ ensures \result == (int) (x * 31 + y) */
    static int hash(int x, int y) {
        return 31 * x + y;
    }

    /*@ modifies \nothing */
    /*@ ensures \result == a + b */
    static long sum(int a, int b) {
        return (long) a + b;
    }
}
