//- verdict: failed
// A local written in a loop is not what it was, on every way out of the loop.

class LoopLocals {
    static void normal(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x = 1;
        }
        /*@ assert x == 0 */
        //         ^^^^^^ error[assertion]
    }

    static void broken(int n) {
        int x = 0;
        int y = 0;
        while (true) {
            x = x + 1;
            if (x > n) {
                y = x;
                break;
            }
        }
        /*@ assert y == 0 */
        //         ^^^^^^ error[assertion]
    }

    static int returned(int n) {
        int x = 0;
        while (true) {
            if (n > 3) {
                /*@ assert x == 0 */
                //         ^^^^^^ error[assertion]
                return x;
            }
            x = 5;
            n++;
        }
    }
}
