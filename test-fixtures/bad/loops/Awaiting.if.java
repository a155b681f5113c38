//- verdict: failed
// Others may have filled it again while this one awaited its turn.
import java.util.concurrent.locks.*;
class Awaiting {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    /*@ guarded_by lock.owner == tid */ private int head, tail;
    private final int[] items = new int[8];
    /*@ global_invariant lock.owner == null ==> 0 <= tail - head && tail - head <= 8 */

    //@ requires lock.owner != tid
    void put(int x) throws InterruptedException {
        lock.lock();
        try {
            if (tail - head == 8) notFull.await();
            tail = tail + 1;
            notEmpty.signal();
        } finally { lock.unlock(); }
        //          ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.owner == null ==> 0 <= tail - head && tail - head <= 8` may not hold after this: this atomic block/
    }

    //@ requires lock.owner != tid
    void take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (true) {
                if (tail != head) break;
                notEmpty.awaitUninterruptibly();
            }
            head = head + 1;
            notFull.signalAll();
        } finally { lock.unlock(); }
    }

    //@ requires lock.owner != tid
    void drain() throws InterruptedException {
        lock.lock();
        try {
            for (int i = 0; i < 10; i++) {
                while (tail == head) notEmpty.await();
                head = head + 1;
            }
        } finally { lock.unlock(); }
    }
}
