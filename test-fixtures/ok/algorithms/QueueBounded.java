//- verdict: verified
// A bounded queue in a ring of places, under one lock with two conditions (Herlihy & Shavit, 8.2): `put` waits until there is room, `take` until there is something; then each is
// one action. That somebody is woken in time is not said.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class QueueBounded {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    //@ guarded_by[i] lock.owner == tid
    private final int[] items = new int[16];
    @GuardedBy("lock") private int head;
    @GuardedBy("lock") private int count;
    //@ global_invariant items.length == 16 && 0 <= head && head < 16 && 0 <= count && count <= 16

    //@ requires lock.owner != tid
    //@ performs (items[(head + count) % 16], count) { \old(count) < 16 && count == \old(count) + 1 && items[(head + \old(count)) % 16] == x }
    void put(int x) throws InterruptedException {
        lock.lock();
        try {
            while (count == 16) notFull.await();
            items[(head + count) % 16] = x;
            count++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    //@ requires lock.owner != tid
    //@ performs (head, count) { \old(count) > 0 && count == \old(count) - 1 && head == (\old(head) + 1) % 16 && \result == items[\old(head)] }
    int take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) notEmpty.await();
            int x = items[head];
            head = (head + 1) % 16;
            count--;
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }
}
