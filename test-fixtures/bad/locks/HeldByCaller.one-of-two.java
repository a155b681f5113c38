//- verdict: failed
// One of the two monitors may be held: the message names it.
class HeldByCaller {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int low;
    /*@ guarded_by lock.holder == tid */ private int high;
    /*@ global_invariant lock.holder == null ==> low <= high */

    //@ requires lock.holder != tid
    int width() {
        synchronized (lock) {
            //@ assert low <= high
            return high - low;
        }
    }

    //@ requires this.lock.holder != tid
    //@ modifies high
    //@ ensures \result >= 0
    int widen(int by) {
        synchronized (lock) {
            if (by > 0) high += by;
            return high - low;
        }
    }

    //@ requires other != null && this.lock.holder != tid
    void take(HeldByCaller other) {
        int w;
        synchronized (other.lock) { w = other.high - other.low; }
        synchronized (lock) {
            high += w;
            //@ assert low <= high
            //         ^^^^^^^^^^^ error[assertion]: /`low <= high` may not hold here\. It fails only where the caller holds the monitor of `other\.lock` already; `requires other\.lock\.holder != tid` would exclude that\./
        }
    }

    //@ requires this.holder != tid
    //@ performs (count) { count == \old(count) + 1 }
    void count() throws InterruptedException {
        synchronized (this) {
            while (count > 99) wait();
            count++;
        }
    }

    /*@ guarded_by this.holder == tid */ private int count;
}
