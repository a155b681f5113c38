//- verdict: verified
// A time that there is not makes `wait` throw at once, before it asks for the monitor and without giving it up.
class WaitTimes {
    /*@ global_invariant n >= 0 */
    private volatile int n;
    /*@ guarded_by holder == tid */
    private int held;

    synchronized void handled(long time) throws InterruptedException {
        try {
            wait(time);
        } catch (IllegalArgumentException e) {
            n = 1;
        }
    }

    //@ requires time >= 0
    //@ exsures (RuntimeException e) false
    synchronized void inTime(long time) throws InterruptedException {
    //                ^^^^^^ hint[missing-modifies]: /`WaitTimes\.inTime` has a specification without a modifies clause: its callers must assume that anything may have changed/
        wait(time);
    }

    //@ exsures (RuntimeException e) false
    synchronized void constants() throws InterruptedException {
    //                ^^^^^^^^^ hint[missing-modifies]: /`WaitTimes\.constants` has a specification without a modifies clause: its callers must assume that anything may have changed/
        wait(0);
        wait(10, 999_999);
    }

    //@ ensures false
    //@ exsures (IllegalArgumentException e) true
    void never() throws InterruptedException {
    //   ^^^^^ hint[missing-modifies]: /`WaitTimes\.never` has a specification without a modifies clause: its callers must assume that anything may have changed/
        wait(-1);
    }

    synchronized void kept() throws InterruptedException {
        held = 5;
        try {
            wait(1, 1_000_000);
            //@ unreachable
        } catch (IllegalArgumentException e) {
            //@ assert held == 5
        }
    }

    //@ exsures (NullPointerException e) false
    synchronized void unboxed(/*@ non_null */ Long time) throws InterruptedException {
    //                ^^^^^^^ hint[missing-modifies]: /`WaitTimes\.unboxed` has a specification without a modifies clause: its callers must assume that anything may have changed/
        if (time < 0) return;
        wait(time);
    }
}
