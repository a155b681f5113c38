//- verdict: failed
// A specification calls nothing: what a field says is said by the field, and who holds a lock by its ghost.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

class CallsInClauses {
    private final AtomicInteger hits = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    int getN() {
        return n;
    }

    //@ ensures hits.get() >= 0
    //          ^^^^^^^^^^ error[spec-type]: /A specification cannot call a method; `get` is called here\. Write `hits\.value`\./
    int hits() {
        return hits.get();
    }

    //@ requires Thread.holdsLock(this) && lock.isHeldByCurrentThread()
    //           ^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /A specification cannot call a method; `holdsLock` is called here\. Write `this\.holder == tid`\./
    //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /A specification cannot call a method; `isHeldByCurrentThread` is called here\. Write `lock\.owner == tid`\./
    //@ ensures \result == this.getN() + getN()
    //                     ^^^^^^^^^^^ error[spec-type]: /A specification cannot call a method; `getN` is called here\. Write `this\.n`\./
    //                                   ^^^^^^ error[spec-type]: /A specification cannot call a method; `getN` is called here\. Write `n`\./
    int twice() {
        return 2 * n;
    }

    //@ requires other.twice() > 1
    //           ^^^^^^^^^^^^^ error[spec-type]: /A specification cannot call a method; `twice` is called here\./
    void compare(CallsInClauses other) {
    }
}
