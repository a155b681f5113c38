// What the checker believes of java.util.concurrent.locks.Condition. `lock` is the lock it was made by. Awaiting gives the lock away completely and takes
// it again as often as it was held; in between other threads run. It may return without a signal. That there is a lock is assumed of the library's conditions
// only, where their methods run: a class of the workspace that implements the interface has none.
package java.util.concurrent.locks;

import calvin.Stands;
import calvin.Undetermined;
import java.util.concurrent.TimeUnit;

public interface Condition {
    //@ ghost final Lock lock;

    // By a thread that does not hold the lock: IllegalMonitorStateException.
    //@ requires lock.owner == tid
    default void awaitUninterruptibly() {
        //@ assume lock != null
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
        //@ assume lock != null
        awaitUninterruptibly();
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
    }

    //@ requires lock.owner == tid
    default boolean await(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        //@ assume lock != null
        await();
        return Undetermined.choice;
    }

    //@ requires lock.owner == tid
    default long awaitNanos(long nanosTimeout) throws InterruptedException {
        //@ assume lock != null
        await();
        return Undetermined.longNumber;
    }

    //@ requires lock.owner == tid
    default void signal() { }

    //@ requires lock.owner == tid
    default void signalAll() { }
}

// The conditions that locks make.
@Stands
final class LockCondition implements Condition {
    //@ global_invariant lock != null

    LockCondition(Lock made) {
        //@ set lock = made
    }
}
