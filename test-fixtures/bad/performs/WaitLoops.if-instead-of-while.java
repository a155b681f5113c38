//- verdict: failed
// Whoever wakes up must look again: another thread may have been faster, and threads wake up for no reason.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Slot {
    //@ guarded_by holder == tid
    private boolean full;
    //@ guarded_by holder == tid
    private int value;

    //@ requires holder != tid
    //@ performs (full, value) { !\old(full) && full && value == v }
    synchronized void put(int v) {
    //                ^^^ error[performs]: /`Slot\.put` does not do what its action says when it returns: `!\\old\(full\) && full && value == v` may not hold/
        if (full) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        value = v;
        full = true;
        notifyAll();
    }
}

class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    @GuardedBy("lock") private int passes;

    //@ requires lock.owner != tid
    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void pass() {
    //   ^^^^ error[performs]: /`Gate\.pass` does not do what its action says when it returns: `\\old\(passes\) > 0 && passes == \\old\(passes\) - 1` may not hold/
        lock.lock();
        try {
            if (passes <= 0) opened.awaitUninterruptibly();
            passes--;
        } finally {
            lock.unlock();
        }
    }
}
