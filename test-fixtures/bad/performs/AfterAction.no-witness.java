//- verdict: failed
// The action is over when the monitor is given back, and the method goes on: it must say so.
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
//          ^^^^^^^^ error[witness-missing]: /`AfterAction\.goesOn` goes on after its action: another thread may run before this step, which may have to wait for it \(it acquires the monitor of `other`\)\. So it must say where the action is; it verifies with `//@ witness 1` after `count\+\+;`/
        }
        synchronized (other) {
            int unused = seen;
        }
    }
}
