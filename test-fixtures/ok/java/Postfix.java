//- verdict: verified
// What stands behind a variable binds closer than what stands in front of it.
class Postfix {
    static int minus(int i) { int was = i; int r = -i--; /*@ assert r == -was && i == was - 1 */ return r; }
    static int cast(long k) { long was = k; int r = (int) k++; /*@ assert k == was + 1 */ return r; }
    static boolean not(int i) { boolean[] b = {true}; int[] a = {3}; int r = - -a[0]++; /*@ assert a[0] == 4 && r == 3 */ return !b[0]; }
    static int octal() { int r = 0_17 + 0_1; /*@ assert r == 16 */ return r; }
}
