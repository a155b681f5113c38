//- verdict: failed
// The specification is believed at the recursive call, and is still to be proved.

class WrongRecursion {
    //@ ensures \result == 0
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]
    static int f(int n) {
    //         ^ hint[missing-modifies]
        if (n <= 0) {
            return 1;
        }
        return f(n - 1);
    }
}
