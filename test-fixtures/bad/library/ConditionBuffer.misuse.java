//- verdict: failed
// `if` for `while` around await, awaiting and signalling without the lock, and believing across await.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ConditionBuffer {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    /*@ guarded_by lock.owner == tid */ private int count;
    /*@ global_invariant 0 <= count && count <= 8 */

    void put() throws InterruptedException {
        lock.lock();
        try {
            if (count == 8) {
                notFull.await();
            }
            count = count + 1;
        //  ^^^^^^^^^^^^^^^^^ error[global-invariant]: /count <= 8/
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    void awaitUnlocked() throws InterruptedException {
        notEmpty.await();
    //  ^^^^^^^^^^^^^^^^ error[precondition]: /lock.owner == tid/
    }

    void signalUnlocked() {
        lock.lock();
        lock.unlock();
        notFull.signal();
    //  ^^^^^^^^^^^^^^^^ error[precondition]: /lock.owner == tid/
    }

    void believes() throws InterruptedException {
        lock.lock();
        try {
            count = 1;
            notEmpty.await();
            /*@ assert count == 1 */
            //         ^^^^^^^^^^ error[assertion]
        } finally {
            lock.unlock();
        }
    }
}
