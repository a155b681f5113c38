//- verdict: failed
// Behind the action something else is changed, which is no part of it: no witness can help.
class AfterAction {
    //@ guarded_by holder == tid
    private int count;
    private final Object other = new Object();
    //@ guarded_by other.holder == tid
    private int seen;

    //@ performs (count) { count == \old(count) + 1 }
    void goesOn() {
        synchronized (this) {
            count++;
        }
        synchronized (other) {
        //            ^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `other`\), but the method has already changed something that others can see, so it is not one atomic action/
            seen++;
        }
    }
}
