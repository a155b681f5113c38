//- verdict: verified
// A lock built on a monitor. Its callers take two of them and give both back: giving back takes the monitor behind a commit, which comes to its end, since every critical section of
// that monitor does, or waits for that monitor itself. Others look at `taken` under the monitor at any time, but these looks are nobody's actions: for callers, who acts on it is who holds the lock, or finds it free.
class Mutex {
    private final Object lock = new Object();
    //@ guarded_by lock.holder == tid
    private boolean taken;
    //@ guarded_by lock.holder == tid
    private int looks;
    //@ writable_if lock.holder == tid
    //@ accessible_if owner == null || owner == tid
    private Thread owner;
    //@ global_invariant lock.holder == null ==> (taken <==> owner != null)

    //@ requires lock.holder != tid
    //@ performs (taken, owner) { !\old(taken) && \old(owner) == null && taken && owner == tid }
    void acquire() {
        synchronized (lock) {
            while (taken) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                }
            }
            taken = true;
            owner = Thread.currentThread();
        }
    }

    //@ requires lock.holder != tid && owner == tid
    //@ performs (taken, owner) { !taken && owner == null }
    void release() {
        synchronized (lock) {
            taken = false;
            owner = null;
            lock.notify();
        }
    }

    // Another critical section: it counts, and comes to its end.
    void look(int n) {
        synchronized (lock) {
            for (int i = 0; i < n; i++) {
                if (i == 3) continue;
                note();
            }
        }
    }

    private void note() {
        looks++;
    }
}

class Accounts {
    private final Mutex first = new Mutex();
    private final Mutex second = new Mutex();
    //@ guarded_by first.owner == tid
    private int x;
    //@ guarded_by second.owner == tid
    private int y;

    //@ requires first.lock.holder != tid
    //@ performs (x) { x == \old(x) + 1 }
    void one() {
        first.acquire();
        x++;
        first.release();
    }

    //@ requires first.lock.holder != tid && second.lock.holder != tid
    //@ performs (x, y) { x == \old(x) - n && y == \old(y) + n }
    void transfer(int n) {
        first.acquire();
        second.acquire();
        x -= n;
        y += n;
        second.release();
        first.release();
    }
}
