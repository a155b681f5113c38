//- verdict: failed
// `finally` runs on the way of an exception, too, and the exception then goes on.

class FinallyOnThrow {
    static void m(int k) {
        int x = 0;
        try {
            try {
                if (k < 0) throw new IllegalArgumentException();
            } finally {
                x = 1;
            }
            /*@ assert k >= 0 */
        } catch (IllegalArgumentException e) {
            /*@ assert x == 0 */
            //         ^^^^^^ error[assertion]: /`x == 0` may not hold here\./
        }
    }
}
