//- verdict: verified
// A new object is none of those known before, and starts with defaults.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Fresh {
    static void m(Object known) {
        Box one = new Box();
        Box other = new Box();
        /*@ assert one != other && one != known && one.value == 0 */
        one.value = 1;
        /*@ assert other.value == 0 */
    }
}
