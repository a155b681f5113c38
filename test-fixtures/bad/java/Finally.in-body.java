//- verdict: failed
// `finally` runs on every way out.

class Missing extends RuntimeException {
}

class Finally {
    static int m(int k) {
        int x = 0;
        try {
            if (k > 0) {
                x = 1;
            } else {
                throw new Missing();
            }
        } catch (Missing e) {
            x = 2;
        } finally {
            x = x + 10;
        }
        /*@ assert x == 11 || (x == 12 && k <= 0) */
        return x;
    }

    static void rounds() {
        int n = 0;
        int i = 0;
        //@ loop_invariant n == i
        //  ^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]
        while (i < 5) {
            i++;
            if (i == 3) {
                continue;
            }
            n++;
        }
        /*@ assert n == i */
    }
}
