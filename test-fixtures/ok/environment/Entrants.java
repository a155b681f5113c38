//- verdict: verified
// What an env_assumption says of a ghost map at `tid` is owed to the threads that exist: who waits until none of them is inside may close the gate.

class Gate {
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean inside; */
    /*@ ghost unwritable_by_env_if closedBy == tid Thread closedBy; */

    // Nobody closes the gate while this thread is inside.
    /*@ env_assumption \old(inside)[tid] && \old(closedBy) == null ==> closedBy == null */

    void close() {
        /*@ atomic */ {
            /*@ assume closedBy == null && (\forall Thread t; !inside[t]) */
            /*@ set closedBy = tid */
        }
    }
}

class Entrant extends Thread {
    private final Gate gate;
    /*@ global_invariant gate != null */

    /*@ requires gate != null */
    Entrant(Gate gate) {
        this.gate = gate;
    }

    /*@ requires gate.inside[this] && gate.closedBy == null */
    public void run() {
        Thread.yield();
        /*@ assert gate.closedBy == null */
    }
}
