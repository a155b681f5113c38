//- verdict: failed
// What is passed to a method that is known by its specification only has escaped.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class PassedOut {
    static volatile Box kept;

    //@ modifies kept
    //@ ensures true
    static void keep(Box box) {
        kept = box;
    }

    static void make() {
        Box box = new Box();
        box.value = 1;
        keep(box);
        box.value = 2;
//      ^^^^^^^^^^^^^ error[write-discipline]
    }
}
