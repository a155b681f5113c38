// What the checker believes of java.util.concurrent.locks.ReentrantLock: it does what Lock says. Queues and fairness are not modelled.
package java.util.concurrent.locks;

import calvin.Undetermined;
import java.io.Serializable;

public class ReentrantLock implements Lock, Serializable {
    public ReentrantLock() { }
    public ReentrantLock(boolean fair) { }

    public boolean isHeldByCurrentThread() {
        return owner == Thread.currentThread();
    }

    // Of a lock that is not one's own the answer may be old as soon as it is given.
    public boolean isLocked() {
        return owner == Thread.currentThread() || Undetermined.choice;
    }

    public int getHoldCount() {
        return owner == Thread.currentThread() ? holds : 0;
    }

    public final boolean isFair() {
        return Undetermined.choice;
    }

    public final boolean hasQueuedThreads() {
        return Undetermined.choice;
    }
}
