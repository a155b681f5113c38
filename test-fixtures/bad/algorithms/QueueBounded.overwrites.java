//- verdict: failed
// A full queue does not wait, and loses its oldest item.
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
    //   ^^^ error[performs]: /`QueueBounded\.put` does not do what its action says when it returns: `\\old\(count\) < 16 && count == \\old\(count\) \+ 1 && items\[\(head \+ \\old\(count\)\) % 16\] == x` may not hold/
        lock.lock();
        try {
            items[(head + count) % 16] = x;
            count++;
//          ^^^^^^^ error[global-invariant]: /the invariant `items\.length == 16 && 0 <= head && head < 16 && 0 <= count && count <= 16` may not hold after this: this step \(it writes `count`\)/
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }
}
