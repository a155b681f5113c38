// What the checker believes of java.util.concurrent.Semaphore: a number of permits, which specifications may speak of (`slots.permits`). Acquiring waits until
// there are enough. Permits have no owner: whoever releases one that he did not acquire makes a new one. Fairness is not modelled.
package java.util.concurrent;

import calvin.Undetermined;
import java.io.Serializable;

public class Semaphore implements Serializable {
    private volatile int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    //@ requires wanted >= 0
    public void acquireUninterruptibly(int wanted) {
        /*@ atomic */ {
            //@ assume permits >= wanted
            permits = permits - wanted;
        }
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    //@ requires wanted >= 0
    public void acquire(int wanted) throws InterruptedException {
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        acquireUninterruptibly(wanted);
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    //@ requires wanted >= 0
    public boolean tryAcquire(int wanted) {
        boolean taken = false;
        /*@ atomic */ {
            if (permits >= wanted) {
                permits = permits - wanted;
                taken = true;
            }
        }
        return taken;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, timeout, unit);
    }

    //@ requires wanted >= 0
    public boolean tryAcquire(int wanted, long timeout, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        return Undetermined.choice && tryAcquire(wanted);
    }

    public void release() {
        release(1);
    }

    // More permits than an int can count: an error, where integers are Java's.
    //@ requires given >= 0
    public void release(int given) {
        boolean isTooMany = false;
        /*@ atomic */ {
            if (permits + given < permits) {
                isTooMany = true;
            } else {
                permits = permits + given;
            }
        }
        if (isTooMany) {
            throw new Error();
        }
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        int taken;
        /*@ atomic */ {
            taken = permits;
            permits = 0;
        }
        return taken;
    }
}
