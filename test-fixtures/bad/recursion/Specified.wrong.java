//- verdict: failed
// A recursive method is known at its own calls by its specification.

class Specified {
    //@ requires n >= 0
    //@ ensures \result >= n
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]
    static int sum(int n) {
    //         ^^^ hint[missing-modifies]
        if (n == 0) {
            return -1;
        }
        return n + sum(n - 1);
    }
}
