//- verdict: failed
// Actions that can never happen: a call of them never returns, and nothing may be concluded from that.

class Impossible {
    volatile int x;
    /*@ ghost unwritable_by_env_if owner == tid Thread owner; */
    /*@ env_assumption owner == tid ==> \old(owner) == tid */

    /*@ action: also_modifies x ensures x == 1 && x == 2 */
    void contradiction() {
        while (true) { }
    }

    void callsIt() {
        contradiction();
//      ^^^^^^^^^^^^^^^ error[vacuous]: /`Impossible\.contradiction` can never return from this call: what is known here contradicts what it performs \(`1`\) or ensures, so that everything after the call would be provable/
        /*@ assert false */
    }

    // Taken twice by the same thread, the lock is never got.
    /*@ action: also_modifies owner ensures \old(owner) == null && owner == tid */
    void take() {
        boolean done = false;
        while (!done) {
            /*@ atomic */ {
                if (x == 0) {
                    /*@ assume owner == null */
                    /*@ set owner = tid */
                    done = true;
                }
            }
        }
    }

    void takesTwice() {
        take();
        take();
//      ^^^^^^ error[vacuous]: /`Impossible\.take` can never return from this call: what is known here contradicts what it performs \(`1`\) or ensures, so that everything after the call would be provable/
        /*@ assert x == 17 */
    }

    // The frame does not let it happen.
    /*@ action: also_modifies owner ensures x == \old(x) + 1 */
    void outsideItsFrame() {
        while (true) { }
    }

    void callsThat() {
        outsideItsFrame();
//      ^^^^^^^^^^^^^^^^^ error[vacuous]: /`Impossible\.outsideItsFrame` can never return from this call: what is known here contradicts what it performs \(`1`\) or ensures, so that everything after the call would be provable/
        /*@ assert false */
    }

    // Code that is dead for its own reasons is not blamed on the call.
    void dead(int n) {
        if (n > 0 && n < 0) {
            take();
        }
    }
}
