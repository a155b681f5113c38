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
        /*@ assert x == 1 || x == 12 */
        //         ^^^^^^^^^^^^^^^^^ error[assertion]
        return x;
    }

    static void rounds() {
        int n = 0;
        int i = 0;
        //@ loop_invariant n == i
        while (i < 5) {
            i++;
            try {
                if (i == 3) {
                    continue;
                }
            } finally {
                n++;
            }
        }
        /*@ assert n == i */
    }
}
