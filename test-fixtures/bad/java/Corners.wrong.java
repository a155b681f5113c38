//- verdict: failed
// Corners of Java's evaluation: finally over return, operands from left to right, boxes, labels, narrowing.

class Corners {
    static int fin(int k) {
        try { if (k > 0) throw new RuntimeException(); return 1; }
        catch (RuntimeException e) { return 2; }
        finally { if (k == 5) return 3; }
    }
    static void testFin() {
        int a = fin(5); /*@ assert a == 3 */
        int b = fin(1); /*@ assert b == 3 */
        //                         ^^^^^^ error[assertion]
        int c = fin(0); /*@ assert c == 1 */
    }
    static int lostException() {
        try { throw new IllegalStateException(); }
        finally { return 4; }
    }
    static int x() { int i = 1; try { return i; } finally { i = 9; } }
    static void testX() { int r = x(); /*@ assert r == 9 */ }
    //                                            ^^^^^^ error[assertion]
    static void alias() {
        int[] a = new int[3];
        int i = 0;
        a[i] = i = 2;
        /*@ assert a[0] == 0 && a[2] == 2 */
        //         ^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
        i = 0;
        a[i++] += i;
        /*@ assert a[0] == 3 && i == 1 */
        i = 1;
        i += i++ + ++i;
        /*@ assert i == 5 */
        int[] b = a;
        b[0] += (a[0] = 10);
        /*@ assert a[0] == 13 */
        int j = 3;
        j = j++ + j;
        /*@ assert j == 7 */
    }
    static void boxes() {
        Integer a = 1000; Integer b = 1000;
        if (a == b) { } else { int reached = 1; }
        boolean e = a.equals(b);
        /*@ assert e */
        long l = 1000;
        boolean ne = a.equals(l);
        /*@ assert !ne */
    }
    static void div() {
        int a = -7;
        int q = a / 2; int r = a % 2;
        /*@ assert q == -3 && r == -1 */
        int s = a >> 1;
        /*@ assert s == -3 */
        //         ^^^^^^^ error[assertion]
        int m = a & 3;
        /*@ assert m == 1 */
    }
    static void cond2(boolean c) {
        Object o = c ? 1 : "x";
        /*@ assert o != null */
    }
    static int va(int... xs) { return xs == null ? -1 : xs.length; }
    static void varargs() {
        int a = va(); int b = va(1, 2); int c = va(null); int d = va(new int[5]);
        /*@ assert a == 0 && b == 2 && c == -1 && d == 5 */
    }
    static void labels() {
        int n = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            do {
                n++;
                if (n == 1) continue outer;
                if (n > 1) break outer;
            } while (true);
        }
        blk: { n = 5; if (n == 5) break blk; n = 6; }
        /*@ assert n == 6 */
        //         ^^^^^^ error[assertion]
    }
    static String block() {
        String s = """
            a
              b""";
        /*@ assert s == "a\n  b" */
        return s;
    }
    static void shortCircuit() {
        int i = 0;
        boolean b = false & (i++ == 0) | (i++ == 1);
        /*@ assert i == 1 && b */
        //         ^^^^^^^^^^^ error[assertion]
        boolean c = false && i++ > 0 || true || i++ > 0;
        /*@ assert i == 2 && c */
        boolean d = true ^ (i == 2);
        /*@ assert !d */
    }
    static void chars() {
        char c = 'a';
        c += 1;
        /*@ assert c == 'b' */
        int i = c - 'a';
        /*@ assert i == 1 */
        short s = (short) 40000;
        /*@ assert s == -25536 */
        byte[] bs = new byte[1];
        bs[0]--;
        int u = bs[0] & 0xff;
        /*@ assert u == 255 */
        bs[0] = 127;
        bs[0]++;
        int w = bs[0];
        /*@ assert w == 128 */
        //         ^^^^^^^^ error[assertion]
    }

    // What only looks certain: two boxes of one number, floats that are no numbers, a box that is unboxed.
    static void boxIdentityBad() {
        Integer a = 1000; Integer b = 1000;
        /*@ assert a == b */
        //         ^^^^^^ error[assertion]
    }
    static void boxIdentityBad2() {
        Integer a = 1000; Integer b = 1000;
        /*@ assert a != b */
        //         ^^^^^^ error[assertion]
    }
    static void nan(double d) {
        if (d != d) { /*@ assert false */ }
        //                       ^^^^^ error[assertion]
    }
    static void nan2(double d, double e) {
        if (!(d < e) && !(d == e)) { boolean g = d > e; /*@ assert g */ }
        //                                                         ^ error[assertion]
    }
    static void zero() { double a = 0.0; double b = -0.0; if (a == b) return; /*@ assert false */ }
    //                                                                                   ^^^^^ error[assertion]
    static void cond(boolean c, Integer n) {
        Integer r = c ? 1 : n;
        //                  ^ warning[null-dereference]
    }
}
