//- verdict: failed
// It hands over first and waits then, until somebody has taken it: others see the value while it waits, so putting and waiting are two steps.
class Slot {
    //@ guarded_by holder == tid
    private boolean full;
    //@ guarded_by holder == tid
    private int value;

    //@ requires holder != tid
    //@ performs (full, value) { value == v && !full }
    synchronized void handOver(int v) {
        value = v;
        full = true;
        while (full) {
            try {
                wait();
//              ^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this` again\), but the method has already changed something that others can see, so it is not one atomic action/
            } catch (InterruptedException e) {
            }
        }
    }
}
