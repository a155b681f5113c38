//- verdict: failed
// Two methods that call each other are recursive, too.

class Mutual {
    static boolean even(int n) {
        if (n == 0) {
            return true;
        }
        return odd(n - 1);
        //     ^^^^^^^^^^ error[recursion-needs-spec]
    }

    static boolean odd(int n) {
        if (n == 0) {
            return false;
        }
        return even(n - 1);
        //     ^^^^^^^^^^^ error[recursion-needs-spec]
    }

    static void specified() {
        /*@ assert true */
    }
}
