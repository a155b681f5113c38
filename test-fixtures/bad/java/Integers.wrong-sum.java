//- verdict: failed
// Integers are unbounded, as in the papers; characters are integers.

class Integers {
    static void m(int n, long big) {
        /*@ assert n + 1 > n */
        int next = n + 1;
        /*@ assert next > n + 1 */
        //         ^^^^^^^^^^^^ error[assertion]
        long sum = big + n;
        /*@ assert sum - n == big */
        char c = 'a';
        int d = c + 1;
        /*@ assert d == 98 */
        int hex = 0x10 + 010 + 0b11;
        /*@ assert hex == 27 */
        int minus = -n;
        /*@ assert minus + n == 0 */
    }
}
