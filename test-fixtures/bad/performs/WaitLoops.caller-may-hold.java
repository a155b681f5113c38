//- verdict: failed
// A caller that holds the monitor, or the lock, finds that it was given away in the middle of the call.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Slot {
    //@ guarded_by holder == tid
    private boolean full;

    //@ performs (full) { \old(full) && !full }
    synchronized void take() {
        while (!full) {
            try {
                wait();
//              ^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this` again\), but the method has already changed something that others can see, so it is not one atomic action\. Waiting gives the monitor up even where a caller holds it; `requires holder != tid`/
            } catch (InterruptedException e) {
            }
        }
        full = false;
    }
}

class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    @GuardedBy("lock") private int passes;

    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void pass() {
        lock.lock();
        try {
            while (passes <= 0) opened.awaitUninterruptibly();
            //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `Condition\.awaitUninterruptibly`, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action\. Awaiting gives the lock up even where a caller holds it; `requires lock\.owner != tid` \(of that lock\) says that none does/
            passes--;
        } finally {
            lock.unlock();
        }
    }
}
