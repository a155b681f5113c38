//- verdict: failed
// A flag that was seen set may be cleared again.

class SpinFlag {
    private volatile boolean flag;

    void m() {
        while (!flag) {
        }
        /*@ assert flag */
        //         ^^^^ error[assertion]
    }
}
