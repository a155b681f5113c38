//- verdict: failed
// Two parameters may be the same object.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Aliases {
    //@ requires a != null && b != null && a.holder == tid && b.holder == tid
    static void m(Box a, Box b) {
        a.value = 1;
        b.value = 2;
        /*@ assert a.value == 1 && b.value == 2 */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
    }
}
