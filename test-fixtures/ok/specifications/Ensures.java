//- verdict: verified
// A method with `ensures` is replaced by its specification at its calls.

class Ensures {
    //@ ensures \result >= a && \result >= b && (\result == a || \result == b)
    static int max(int a, int b) {
    //         ^^^ hint[missing-modifies]
        if (a > b) {
            return a;
        }
        return b;
    }

    static void use(int x) {
        int m = max(x, 3);
        /*@ assert m >= 3 && m >= x */
    }
}
