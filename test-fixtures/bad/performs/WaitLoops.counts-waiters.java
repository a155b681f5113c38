//- verdict: failed
// That somebody waits is counted where others can see it, so there are two more steps beside the one that is promised.
class Slot {
    //@ guarded_by holder == tid
    private boolean full;
    //@ guarded_by holder == tid
    private int waiting;

    //@ requires holder != tid
    //@ performs (full, waiting) { \old(full) && !full && waiting == \old(waiting) }
    void take() {
        synchronized (this) {
            waiting++;
            while (!full) {
                try {
                    wait();
//                  ^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this` again\), but the method has already changed something that others can see, so it is not one atomic action/
                } catch (InterruptedException e) {
                }
            }
            waiting--;
            full = false;
        }
    }
}
