//- verdict: failed
// A specified method may still throw: what is behind it in the `try` is skipped.

class Missing extends RuntimeException {
}

class ThrowingCallee {
    //@ ensures true
    static void thrower(int k) {
    //          ^^^^^^^ hint[missing-modifies]
        if (k > 0) {
            throw new Missing();
        }
    }

    static void m(int k) {
        int reached = 0;
        try {
            thrower(k);
            reached = 1;
        } catch (Missing e) {
            /*@ assert reached == 1 */
            //         ^^^^^^^^^^^^ error[assertion]
        }
    }
}
