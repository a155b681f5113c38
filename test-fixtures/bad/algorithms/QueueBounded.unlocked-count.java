//- verdict: failed
// The number of items is counted down when the lock has been given back.
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
    //@ performs (head, count) { \old(count) > 0 && count == \old(count) - 1 && head == (\old(head) + 1) % 16 && \result == items[\old(head)] }
    int take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) notEmpty.await();
            int x = items[head];
            head = (head + 1) % 16;
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
            count--;
//          ^^^^^ error[access-discipline]: /`count` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `count`\), but the method has already changed something that others can see, so it is not one atomic action/
//          ^^^^^^^ error[global-invariant]: /the invariant `items\.length == 16 && 0 <= head && head < 16 && 0 <= count && count <= 16` may not hold after this: this step \(it writes `count`\)/
        }
    }
}
