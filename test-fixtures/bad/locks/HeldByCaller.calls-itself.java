//- verdict: failed
// A method that calls another one in the middle of a change, with the monitor held.
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
            low = high + 1;
//          ^^^^^^^^^^^^^^ error[modifies]: /this step \(it writes `low`\) is not allowed by the modifies clause of `HeldByCaller\.widen`, which allows only what it lists/
            low = high + 1 - width() - 1;
            //               ^^^^^^^ error[precondition]: /`HeldByCaller\.width` requires `lock\.holder != tid`, which may not hold at this call\./
            return high - low;
        }
    }

    //@ requires other != null && this.lock.holder != tid && other.lock.holder != tid
    void take(HeldByCaller other) {
        int w;
        synchronized (other.lock) { w = other.high - other.low; }
        synchronized (lock) {
            high += w;
            //@ assert low <= high
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
