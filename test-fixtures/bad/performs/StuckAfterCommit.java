//- verdict: failed
// Behind the step that commits it an atomic block waits for what nobody else can bring about: what it has begun is never done.

class StuckAfterCommit {
    volatile int count;

    //@ guarded_by holder == tid
    private int stage;

    //@ performs (count) { count == \old(count) + 1 }
    synchronized void put() {
        /*@ atomic */ { count = count + 1; }
        /*@ atomic */ {
        //            ^ error[not-atomic]: /another thread may run before this atomic block, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
            /*@ assume stage == 1 */
        }
    }
}
