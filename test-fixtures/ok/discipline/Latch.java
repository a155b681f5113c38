//- verdict: verified
// Once open, never closed: after the spin loop the latch is known to be open.

class Latch {
    private volatile boolean open;

    /*@ env_assumption \old(open) ==> open */

    void open() {
        open = true;
    }

    void await() {
        while (!open) {
        }
        /*@ assert open */
    }
}
