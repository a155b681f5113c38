//- verdict: failed
// A lock that is not given back where the method throws.
import java.util.concurrent.locks.ReentrantLock;

class LockKeptByException {
    private final ReentrantLock lock = new ReentrantLock();

    /*@ modifies \nothing */
    void m(int k) {
    //   ^ error[modifies]: /`LockKeptByException\.m` may end with a lock taken or given back that it did not give back or take again, which its modifies clause does not allow/
        lock.lock();
        if (k < 0) throw new IllegalArgumentException();
        lock.unlock();
    }
}
