//- verdict: verified
// Methods that wait until they can, and then do what they say in one step: what comes before the last wake-up changes nothing that others can see. They give the monitor up
// while they wait, so no caller may hold it. Waking nobody is no danger to what is promised here.
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
        while (full) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        value = v;
        full = true;
        notifyAll();
    }

    //@ requires holder != tid
    //@ performs (full) { \old(full) && !full && \result == value }
    int take() {
        synchronized (this) {
            while (!full) {
                try {
                    wait();
                } catch (InterruptedException e) {
                }
            }
            full = false;
            notifyAll();
            return value;
        }
    }

    // Whoever is interrupted has done nothing.
    //@ requires holder != tid
    //@ performs (full) { \old(full) && !full && \result == value }
    synchronized int takeUnlessInterrupted() throws InterruptedException {
        while (!full) wait();
        full = false;
        return value;
    }

    //@ requires holder != tid
    //@ performs (full) { \old(full) && !full && \result == value }
    int takeInTime() {
        synchronized (this) {
            do {
                try {
                    wait(10);
                } catch (InterruptedException e) {
                }
            } while (!full);
            full = false;
            return value;
        }
    }
}

class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    @GuardedBy("lock") private int passes;

    //@ requires lock.owner != tid
    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void pass() {
        lock.lock();
        try {
            while (passes <= 0) opened.awaitUninterruptibly();
            passes--;
        } finally {
            lock.unlock();
        }
    }

    //@ requires lock.owner != tid
    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void passPatiently() {
        lock.lock();
        try {
            while (passes <= 0) {
                try {
                    opened.await();
                } catch (InterruptedException e) {
                }
            }
            passes--;
        } finally {
            lock.unlock();
        }
    }

    //@ requires lock.owner != tid
    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void passUnlessInterrupted() throws InterruptedException {
        lock.lock();
        try {
            while (passes <= 0) opened.await();
            passes--;
        } finally {
            lock.unlock();
        }
    }

    // It looks again and again. A caller that holds the lock itself would never see it change, and never come back.
    //@ performs (passes) { \old(passes) > 0 && passes == \old(passes) - 1 }
    void poll() {
        lock.lock();
        while (passes <= 0) {
            lock.unlock();
            lock.lock();
        }
        passes--;
        lock.unlock();
    }

    //@ performs (passes) { passes == \old(passes) + n }
    void open(int n) {
        lock.lock();
        try {
            passes += n;
            opened.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
