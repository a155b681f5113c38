// What the checker believes of java.util.concurrent.locks.Condition. `lock` is the lock it was made by. Awaiting gives the lock away completely and takes
// it again as often as it was held; in between other threads run. It may return without a signal.
package java.util.concurrent.locks;

import calvin.Undetermined;
import java.util.concurrent.TimeUnit;

public interface Condition {
    //@ ghost final Lock lock;
    //@ global_invariant lock != null

    // By a thread that does not hold the lock: IllegalMonitorStateException.
    //@ requires lock.owner == tid
    default void awaitUninterruptibly() {
        int kept = lock.holds;
        /*@ atomic */ {
            //@ set lock.owner = null
            //@ set lock.holds = 0
        }
        /*@ atomic */ {
            //@ assume lock.owner == null
            //@ set lock.owner = tid
            //@ set lock.holds = kept
        }
    }

    //@ requires lock.owner == tid
    default void await() throws InterruptedException {
        awaitUninterruptibly();
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
    }

    //@ requires lock.owner == tid
    default boolean await(long time, TimeUnit unit) throws InterruptedException {
        await();
        return Undetermined.choice;
    }

    //@ requires lock.owner == tid
    default long awaitNanos(long nanosTimeout) throws InterruptedException {
        await();
        return Undetermined.longNumber;
    }

    //@ requires lock.owner == tid
    default void signal() { }

    //@ requires lock.owner == tid
    default void signalAll() { }
}

// The conditions that locks make.
final class LockCondition implements Condition {
    LockCondition(Lock made) {
        //@ set lock = made
    }
}
