//- verdict: failed
// One of the classes that a called method may call waits, and with that gives up the monitor of the caller's caller.

class WaitsInOneClass {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    //@ requires holder == tid
    //@ modifies \nothing
    //@ ensures true
    void pause(/*@ non_null */ Step step) throws InterruptedException {
        step.go(this);
    }

    synchronized void m(/*@ non_null */ Step step) throws InterruptedException {
        n = 1;
        pause(step);
        /*@ assert n == 1 */
        //         ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }
}

abstract class Step {
    abstract void go(WaitsInOneClass at) throws InterruptedException;
}

class Hurry extends Step {
    void go(WaitsInOneClass at) {
    }
}

class Linger extends Step {
    void go(WaitsInOneClass at) throws InterruptedException {
        if (at != null) {
            synchronized (at) {
                at.wait();
            }
        }
    }
}
