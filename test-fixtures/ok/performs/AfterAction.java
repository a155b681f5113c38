//- verdict: verified
// A method that goes on after its one action says where the action is; what comes behind it changes nothing more.
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
            //@ witness 1
        }
        synchronized (other) {
            int unused = seen;
        }
    }

    //@ performs (count) { count == \old(count) + 1 && \result == count }
    int returnsIt() {
        synchronized (other) {
            int unused = seen;
        }
        synchronized (this) {
            count++;
            return count;
        }
    }
}
