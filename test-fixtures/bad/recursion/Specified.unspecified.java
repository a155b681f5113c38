//- verdict: failed
// A recursive method is known at its own calls by its specification.

class Specified {
    //@ requires n >= 0
    static int sum(int n) {
        if (n == 0) {
            return 0;
        }
        return n + sum(n - 1);
        //         ^^^^^^^^^^ error[recursion-needs-spec]
    }
}
