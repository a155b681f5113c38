//- verdict: failed
// Two steps may do what one may not, where three cubes make 42. They do, for numbers that the prover does not find: what it cannot decide is not believed.

class Undecided {
    static volatile int a;
    static volatile int b;
    static volatile int c;
    static volatile int n;

    /*@ env_assumption a * a * a + b * b * b + c * c * c == 42 ==> n != \old(n) + 1 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /the prover could not show that it is transitive/

    static int half(int k) {
        return k / 2;
    }
}
