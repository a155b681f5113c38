//- verdict: failed
// A loop, a monitor, a call of a method that takes one, and a recursive call between the two halves of an action.
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

    void hogs() {
        synchronized (other) {
            while (true) { }
        }
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

    //@ performs (version, value) { version == \old(version) + 1 && value == v }
    synchronized void spins(int v) {
        version++;
        while (value != v) value = v > 0 ? v : -1;
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /before this loop, which may run forever, but the method has already changed something that others can see/
        value = v;
    }

    //@ performs (version, value) { version == \old(version) + 1 && value == v }
    synchronized void blocks(int v) {
        version++;
        synchronized (other) { }
        //            ^^^^^ error[not-atomic]: /before this step, which may have to wait for it \(it acquires the monitor of `other`\), but the method has already changed something that others can see/
        value = v;
    }

    //@ performs (version, value, seen) { version == \old(version) + 1 && value == v && seen == \old(seen) + 1 }
    synchronized void calls(int v) {
        version++;
        note();
//      ^^^^^^ error[not-atomic]: /before this call, which may have to wait for it or never come to an end \(it performs `AfterCommit\.note`\), but the method has already changed something that others can see/
        value = v;
    }

    //@ performs (version, value) { version > \old(version) && value == 0 }
    synchronized void recurs(int v) {
        version++;
        if (v > 0) recurs(v - 1);
        //         ^^^^^^^^^^^^^ error[not-atomic]: /before this recursive call, which may never come to an end /
        value = 0;
    }
}
