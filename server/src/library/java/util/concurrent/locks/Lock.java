// What the checker believes of java.util.concurrent.locks.Lock: a reentrant lock that one thread at a time owns. Every Lock that is not a read lock is
// taken to be one. `owner` is the thread that holds it, or null, so that `guarded_by lock.owner == tid` (or `@GuardedBy("lock")`) says what a lock protects.
// Assumed: who holds the lock keeps it until he unlocks it or awaits a condition of it; nobody takes it for another thread. While one thread holds it, the others
// learn no more of it than that it is not theirs: so taking a lock is a right mover, and giving it back a left mover.
package java.util.concurrent.locks;

import calvin.Undetermined;
import java.util.concurrent.TimeUnit;

public interface Lock {
    //@ ghost /*@ unwritable_by_env_if owner == tid; unreadable_by_env_if owner == tid */ Thread owner;
    // How often the owner has taken it.
    //@ ghost /*@ unwritable_by_env_if owner == tid; unreadable_by_env_if owner == tid */ int holds;
    //@ env_assumption \old(owner) != tid ==> owner != tid
    //@ global_invariant owner == null ? holds == 0 : holds >= 1

    default void lock() {
        /*@ atomic */ {
            //@ assume owner == null || owner == tid
            //@ set holds = owner == tid ? holds + 1 : 1
            //@ set owner = tid
        }
    }

    default void lockInterruptibly() throws InterruptedException {
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        lock();
    }

    // May fail although nobody else has the lock, too: a caller learns nothing from a failure.
    default boolean tryLock() {
        boolean taken = false;
        if (Undetermined.choice) {
            /*@ atomic */ {
                //@ assume owner == null || owner == tid
                //@ set holds = owner == tid ? holds + 1 : 1
                //@ set owner = tid
                taken = true;
            }
        }
        return taken;
    }

    default boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        return tryLock();
    }

    // By anybody else: IllegalMonitorStateException.
    //@ requires owner == tid
    default void unlock() {
        /*@ atomic */ {
            //@ set owner = holds == 1 ? null : tid
            //@ set holds = holds - 1
        }
    }

    default Condition newCondition() {
        return new LockCondition(this);
    }
}
