//- verdict: failed
// Operands are evaluated from left to right, each once.

class Evaluation {
    static void order() {
        int i = 1;
        int a = i++ + i;
        /*@ assert a == 4 && i == 2 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]
        int b = i + (i = 5);
        /*@ assert b == 7 && i == 5 */
        i += i++;
        /*@ assert i == 10 */
        i = i++;
        /*@ assert i == 10 */
        int c = i > 3 ? --i : ++i;
        /*@ assert c == 9 && i == 9 */
        int[] xs = new int[3];
        int k = 0;
        xs[k++] += 4;
        /*@ assert xs[0] == 4 && xs[1] == 0 && k == 1 */
        xs[k] = k = 2;
        /*@ assert xs[1] == 2 && xs[2] == 0 && k == 2 */
        int d = xs[0]++ - xs[0];
        /*@ assert d == -1 */
    }

    static boolean guarded(int d) {
        return d != 0 && 10 / d > 1;
    }

    static boolean either(int d) {
        return d == 0 || 10 / d > 1;
    }
}
