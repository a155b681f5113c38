//- verdict: verified
// A bounded buffer with a lock and two conditions: awaiting gives the lock away and takes it again.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ConditionBuffer {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int[] items = new int[8];
    /*@ guarded_by lock.owner == tid */ private int head;
    /*@ guarded_by lock.owner == tid */ private int count;
    /*@ global_invariant items.length == 8 */
    /*@ global_invariant 0 <= head && head < 8 && 0 <= count && count <= 8 */

    void put(int x) throws InterruptedException {
        lock.lock();
        try {
            while (count == 8) {
                notFull.await();
            }
            items[(head + count) % 8] = x;
            count = count + 1;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            int x = items[head];
            head = (head + 1) % 8;
            count = count - 1;
            notFull.signalAll();
            return x;
        } finally {
            lock.unlock();
        }
    }
}
