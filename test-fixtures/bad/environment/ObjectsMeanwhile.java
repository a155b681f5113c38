//- verdict: failed
// Which objects there are changes while others run, also where no field is read.

class ObjectsMeanwhile {
    /*@ requires (\forall ObjectsMeanwhile t; false) */
    static void none() {
        /*@ assert (\forall ObjectsMeanwhile t; false) */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\forall ObjectsMeanwhile t; false\)` may not hold here\./
    }

    /*@ requires (\forall ObjectsMeanwhile t; t == a) */
    static void one(ObjectsMeanwhile a) {
        /*@ assert (\forall ObjectsMeanwhile t; t == a) */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\forall ObjectsMeanwhile t; t == a\)` may not hold here\./
    }

    /*@ requires (\forall ObjectsMeanwhile t; false); ensures (\forall ObjectsMeanwhile t; false) */
    //                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`ObjectsMeanwhile\.atEnd` may return although `\(\\forall ObjectsMeanwhile t; false\)` does not hold/
    static void atEnd() { }
    //          ^^^^^ hint[missing-modifies]: /`ObjectsMeanwhile\.atEnd` has a specification without a modifies clause: its callers must assume that anything may have changed/

    /*@ requires (\forall ObjectsMeanwhile t; false) */
    static void loops(int n) {
        /*@ loop_invariant (\forall ObjectsMeanwhile t; false) */
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `\(\\forall ObjectsMeanwhile t; false\)` may not hold when the loop is entered/
        for (int i = 0; i < n; i++) { }
    }
}
