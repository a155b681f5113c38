//- verdict: failed
// Mutant: closes the gate behind a thread that it has let in itself; and one that waits for nobody.

class Gate {
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean inside; */
    /*@ ghost unwritable_by_env_if closedBy == tid Thread closedBy; */

    // Nobody closes the gate while this thread is inside.
    /*@ env_assumption \old(inside)[tid] && \old(closedBy) == null ==> closedBy == null */

    void close() {
        /*@ atomic */ {
        //            ^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(inside\)\[tid\] && \\old\(closedBy\) == null ==> closedBy == null` may not hold of this step/
            /*@ assume closedBy == null */
            /*@ set closedBy = tid */
        }
    }

    static void admit(/*@ non_null */ Gate gate) {
        Entrant entrant = new Entrant(gate);
        /*@ set gate.inside[entrant] = true */
        /*@ assume gate.closedBy == null */
        entrant.start();
//      ^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here, but `Entrant\.run` requires `gate\.inside\[this\] && gate\.closedBy == null`, which may not hold/
        /*@ atomic */ {
        //            ^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(inside\)\[tid\] && \\old\(closedBy\) == null ==> closedBy == null` may not hold of this step/
            /*@ assume gate.closedBy == null && (\forall Thread t; t != entrant; !gate.inside[t]) */
            /*@ set gate.closedBy = tid */
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
