// What the checker believes of java.util.concurrent.CountDownLatch: a count, which specifications may speak of (`ready.count == 0`). It never grows, so what
// holds because it is 0 holds for good. Waiting ends when it is 0.
package java.util.concurrent;

import calvin.Undetermined;

public class CountDownLatch {
    private volatile int count;
    //@ env_assumption count <= \old(count)
    //@ env_assumption \old(count) >= 0 ==> count >= 0
    //@ global_invariant count >= 0

    //@ requires count >= 0
    public CountDownLatch(int count) {
        this.count = count;
    }

    public void countDown() {
        /*@ atomic */ {
            if (count > 0) {
                count = count - 1;
            }
        }
    }

    public long getCount() {
        return count;
    }

    public void await() throws InterruptedException {
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        /*@ atomic */ {
            //@ assume count == 0
        }
    }

    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (Undetermined.choice) {
            throw new InterruptedException();
        }
        return Undetermined.choice && count == 0;
    }
}
