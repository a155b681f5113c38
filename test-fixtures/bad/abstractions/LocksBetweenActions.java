//- verdict: failed
// A method that says what it modifies may hold locks between its actions: but it ends with those it began with, and nobody takes its call for its actions alone.
import java.util.concurrent.locks.ReentrantLock;
class LocksBetweenActions {
    private final ReentrantLock lock = new ReentrantLock();
    private volatile int a;
    private volatile int b;

    //@ requires lock.owner != tid
    //@ modifies \nothing
    //@ performs action A (a) { a == 1 } ; action B (b) { b == 2 }
    void balanced() {
        lock.lock();
        a = 1;
        //@ witness A
        b = 2;
        //@ witness B
        lock.unlock();
    }

    //@ requires lock.owner != tid
    //@ modifies \nothing
    //@ performs action A (a) { a == 1 } ; action B (b) { b == 2 }
    void keeps() {
    //   ^^^^^ error[performs]: /`LocksBetweenActions\.keeps` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so/
        lock.lock();
        a = 1;
        //@ witness A
        b = 2;
        //@ witness B
    }

    //@ requires lock.owner == tid
    //@ modifies \nothing
    //@ performs action A (a) { a == 1 } ; action B (b) { b == 2 }
    void givesAway() {
        lock.unlock();
        a = 1;
//      ^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `a`\), but the method has already changed something that others can see, and no witness says which action that was/
        //@ witness A
        b = 2;
//      ^^^^^ error[performs]: /`LocksBetweenActions\.givesAway` changes more than its action `A` names up to here/
        //@ witness B
        lock.lock();
    }

    //@ requires lock.owner != tid
    //@ performs action A (a) { a == 1 } ; action B (b) { b == 2 }
    void strict() {
        lock.lock();
        a = 1;
        //@ witness A
        b = 2;
//      ^^^^^ error[performs]: /`LocksBetweenActions\.strict` changes more than its action `A` names up to here/
        //@ witness B
        lock.unlock();
    }

    //@ requires lock.owner != tid
    //@ performs action A (a) { a == 1 } ; action B (b) { b == 2 }
    void calls() {
        balanced();
//      ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `LocksBetweenActions\.balanced`, which has both `performs` and `modifies`/
        //@ witness B
    }
}
