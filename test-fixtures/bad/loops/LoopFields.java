//- verdict: failed
// So is a field of an object that no other thread knows.

class Box {
    volatile int value;
}

class LoopFields {
    static void m(int n) {
        Box box = new Box();
        Box other = box;
        for (int i = 0; i < n; i++) {
            other.value = 7;
        }
        /*@ assert box.value == 0 */
        //         ^^^^^^^^^^^^^^ error[assertion]
    }

    static void array(int n) {
        int[] a = new int[2];
        for (int i = 0; i < n; i++) {
            a[1] = 7;
        }
        /*@ assert a[1] == 0 */
        //         ^^^^^^^^^ error[assertion]
    }
}
