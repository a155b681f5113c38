//- verdict: failed
// Callers that take more from an abstraction than it says.

class Shared {
    volatile int open;
    /*@ unwritable_by_env_if holder == tid */
    int closed;

    /*@ action: also_modifies open ensures open == 5 */
    void publish() {
        open = 5;
    }

    // The monitor is held when the action happens, not when the call returns.
    /*@ action: also_modifies closed ensures holder == tid && closed == 5 */
    synchronized void set() {
        closed = 5;
    }

    /*@ action: also_modifies closed ensures closed == 5 */
    synchronized void setUnsaid() {
        closed = 5;
    }

    /*@ modifies open
        action: also_modifies closed ensures closed == 5 */
    synchronized void stutters() {
        open = 1;
        closed = 5;
        open = 2;
    }
}

class SharedUser {
    void postStateDoesNotLast(Shared s) {
        if (s == null) return;
        s.publish();
        /*@ assert s.open == 5 */
        //         ^^^^^^^^^^^ error[assertion]: /`s\.open == 5` may not hold here\./
    }

    void monitorWasHeldInside(Shared s) {
        if (s == null) return;
        s.set();
        /*@ assert s.closed == 5 */
        //         ^^^^^^^^^^^^^ error[assertion]: /`s\.closed == 5` may not hold here\./
    }

    void monitorIsNotHeld(Shared s) {
        if (s == null) return;
        s.set();
        /*@ assert s.holder == tid */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`s\.holder == tid` may not hold here\./
    }

    // Nothing of this is a contradiction: false does not follow.
    void nothingFollows(Shared s) {
        if (s == null) return;
        s.set();
        /*@ assert false */
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    void stuttersMeanwhile(Shared s) {
        if (s == null) return;
        synchronized (s) {
            s.open = 7;
            s.stutters();
            /*@ assert s.closed == 5 */
            /*@ assert s.open == 7 */
            //         ^^^^^^^^^^^ error[assertion]: /`s\.open == 7` may not hold here\./
        }
    }

    void heldAllTheTime(Shared s) {
        if (s == null) return;
        synchronized (s) {
            s.set();
            /*@ assert s.closed == 5 */
            s.setUnsaid();
            /*@ assert s.closed == 6 */
            //         ^^^^^^^^^^^^^ error[assertion]: /`s\.closed == 6` may not hold here\./
        }
    }
}
