//- verdict: failed
// A lock that is not given back where the method throws.
import java.util.concurrent.locks.ReentrantLock;

class LockKeptByException {
    private final ReentrantLock lock = new ReentrantLock();

    /*@ modifies \nothing */
    void m(int k) {
    //   ^ error[modifies]: /`LockKeptByException\.m` may end holding a lock that it did not hold at entry, or without one that it held, which its modifies clause does not allow/
        lock.lock();
        if (k < 0) throw new IllegalArgumentException();
        lock.unlock();
    }
}
