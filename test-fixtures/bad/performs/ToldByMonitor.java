//- verdict: failed
// The same with a plain field under the monitor.
class ToldByMonitor {
    //@ guarded_by holder == tid
    private boolean taken;
    //@ ghost /*@ writable_if holder == tid; accessible_if owner == null || owner == tid */ Thread owner;
    //@ global_invariant holder == null ==> (taken <==> owner != null)

    //@ requires holder != tid
    //@ performs (taken, owner) { !\old(taken) && \old(owner) == null && taken && owner == tid }
    synchronized void acquire() {
        while (taken) { try { wait(); } catch (InterruptedException e) { } }
        taken = true;
        //@ set owner = tid
    }
    //@ requires holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    synchronized void release() {
        //@ set owner = null
        taken = false;
        notify();
    }
    //@ requires holder != tid
    //@ performs () { \result == (owner != null) }
    synchronized boolean isTaken() { return taken; }
}
class ToldByMonitorClient {
    private final /*@ non_null */ ToldByMonitor gate = new ToldByMonitor();
    //@ guarded_by gate.owner == tid
    private int n;
    //@ requires gate.holder != tid
    //@ performs (n) { n == \old(n) + 1 }
    void add() { gate.acquire(); n++; gate.release(); }
    //                                ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `ToldByMonitor\.release`\), but the method has already changed something that others can see, so it is not one atomic action/
    //@ requires gate.holder != tid
    //@ performs () { \result == (gate.owner != null) }
    boolean sees() { return gate.isTaken(); }
}
