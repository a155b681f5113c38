//- verdict: failed
// What is asked of the store is asked of it as it is by then.

class BroughtUpToDate {
    volatile int n;

    // A monitor that is free does not stay free.
    /*@ requires holder == null */
    void monitor() {
        n = 1;
        /*@ assert holder == null */
        //         ^^^^^^^^^^^^^^ error[assertion]: /`holder == null` may not hold here\./
    }

    // Nor does a field stay what it is because it is read under a quantifier.
    void quantified() {
        n = 0;
        /*@ assert (\forall BroughtUpToDate c; c == this ==> c.n == 0) */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\forall BroughtUpToDate c; c == this ==> c\.n == 0\)` may not hold here\./
    }
}
