//- verdict: failed
// A call may take monitors and give them back, of which its `modifies` says nothing. While it holds one, others may do what they may not do while it is free.

class MonitorsMeanwhile {
    /*@ unwritable_by_env_if holder != tid && tid == main */
    volatile int n;

    /*@ requires tid == main && holder != tid
        modifies \nothing */
    void takes() {
        synchronized (this) {
        }
    }

    /*@ requires tid == main && holder != tid */
    void watches() {
        int before = n;
        takes();
        int after = n;
        /*@ assert before == after */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`before == after` may not hold here\./
    }
}

// The monitor is taken by what is called in turn, and declared later.
class MonitorsOfCallees {
    /*@ unwritable_by_env_if holder != tid && tid == main */
    volatile int n;

    /*@ requires tid == main && holder != tid
        modifies \nothing */
    void calls() {
        later();
    }

    /*@ requires tid == main && holder != tid */
    void watches() {
        int before = n;
        calls();
        int after = n;
        /*@ assert before == after */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`before == after` may not hold here\./
    }

    private void later() {
        synchronized (this) {
        }
    }
}

// An action in the middle of the call is performed while the monitor is held, whatever the caller knows of it at the end.
class MonitorsInTheMiddle {
    /*@ global_invariant holder == null || holder == main */
    /*@ global_invariant holder == null ==> n == 0 */
    /*@ unwritable_by_env_if tid == main */
    volatile int phase;
    /*@ unwritable_by_env_if phase == 0 && tid == main */
    volatile int n;
    /*@ unwritable_by_env_if tid == main */
    volatile int seen;

    /*@ requires tid == main && holder != tid && phase == 0
        modifies phase
        action look: also_modifies seen ensures seen == n */
    void looks() {
        synchronized (this) {
            phase = 1;
            /*@ atomic */ { seen = n; }
            phase = 0;
            while (n != 0) {
            }
        }
    }

    /*@ requires tid == main && holder != tid && phase == 0 */
    void calls() {
        looks();
        /*@ assert seen == 0 */
        //         ^^^^^^^^^ error[assertion]: /`seen == 0` may not hold here\./
    }
}
