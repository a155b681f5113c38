//- verdict: failed
// An invariant that speaks of the field of another object binds whoever writes that field.

class Box {
    volatile int value;

    void set(int v) {
        value = v;
//      ^^^^^^^^^ error[global-invariant]
    }
}

class Owner {
    private final Box box = new Box();

    /*@ global_invariant box.value >= 0 */

    int get() {
        int seen = box.value;
        /*@ assert seen >= 0 */
        return seen;
    }

    Box box() {
        return box;
    }
}
