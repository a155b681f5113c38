//- verdict: verified
// Specifications see parameters and locals; `\old` of a parameter is the parameter.

class Locals {
    //@ requires a >= 0 && b > 0
    static int rest(int a, int b) {
        int r = a;
        //@ loop_invariant r >= 0 && r <= a
        while (r >= b) {
            r = r - b;
        }
        /*@ assert 0 <= r && r < b && r <= a */
        return r;
    }
}
