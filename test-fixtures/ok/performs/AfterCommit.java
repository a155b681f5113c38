//- verdict: verified
// What follows the step that others can see must neither wait nor run forever: they would see one half of the action for as long as that takes.
class AfterCommit {
    //@ writable_if holder == tid
    private volatile int version;
    //@ guarded_by holder == tid
    private int value;
    private final Object other = new Object();
    //@ guarded_by other.holder == tid
    private int seen;

    //@ performs (seen) { seen == \old(seen) + 1 }
    private void note() {
        synchronized (other) { seen++; }
    }

    //@ performs (version, value) { version == \old(version) + 1 && value == v }
    synchronized void set(int v) {
        version++;
        value = v;
    }

    //@ performs (version, value) { version == \old(version) + 1 && value == v }
    synchronized void counts(int v) {
        version++;
        for (int i = 0; i < v; i++) { }
        value = v;
    }
}
