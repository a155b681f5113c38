//- verdict: failed
// Where nobody says that no caller holds the monitor, the message says that this is all that is missing.
class HeldByCaller {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int low;
    /*@ guarded_by lock.holder == tid */ private int high;
    /*@ global_invariant lock.holder == null ==> low <= high */

    int width() {
        synchronized (lock) {
            //@ assert low <= high
            //         ^^^^^^^^^^^ error[assertion]: /`low <= high` may not hold here\. It fails only where the caller holds the monitor of `this\.lock` already; `requires this\.lock\.holder != tid` would exclude that\./
            return high - low;
        }
    }

    //@ modifies high
    //@ ensures \result >= 0
    //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`HeldByCaller\.widen` may return although `\\result >= 0` does not hold\. It fails only where the caller holds the monitor of `this\.lock` already; `requires this\.lock\.holder != tid` would exclude that\./
    int widen(int by) {
        synchronized (lock) {
            if (by > 0) high += by;
            return high - low;
        }
    }

    //@ requires other != null
    void take(HeldByCaller other) {
        int w;
        synchronized (other.lock) { w = other.high - other.low; }
        synchronized (lock) {
            high += w;
            //@ assert low <= high
            //         ^^^^^^^^^^^ error[assertion]: /`low <= high` may not hold here\. It fails only where the caller holds the monitor of `other\.lock` already and the caller holds the monitor of `this\.lock` already; `requires other\.lock\.holder != tid` and `requires this\.lock\.holder != tid` would exclude that\./
        }
    }

    //@ performs (count) { count == \old(count) + 1 }
    void count() throws InterruptedException {
        synchronized (this) {
            while (count > 99) wait();
            //                 ^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this` again\), but the method has already changed something that others can see, so it is not one atomic action\. Waiting gives the monitor up even where a caller holds it; `requires holder != tid` \(of the object that it waits for\) says that none does\. It fails only where the caller holds the monitor of `this` already; `requires this\.holder != tid` would exclude that\./
            count++;
        }
    }

    /*@ guarded_by this.holder == tid */ private int count;
}
