//- verdict: unsupported
//- option: all
//- java-checks: auto
// Whoever runs such a reference gives the lock back.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LocksByReference {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void ofClass() {
        lock.lock();
        Optional.of(lock).ifPresent(ReentrantLock::unlock);
        //                          ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `unlock`, by which somebody else may take or give up a lock\. Write a lambda expression that calls it/
        count++;
        lock.lock();
        lock.unlock();
    }

    void ofObject() {
        lock.lock();
        CompletableFuture.completedFuture(1).thenRun(lock::unlock);
        //                                           ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `unlock`, by which somebody else may take or give up a lock\. Write a lambda expression that calls it/
        count++;
        lock.lock();
        lock.unlock();
    }

    void ofInterface() {
        lock.lock();
        List.of(lock).forEach(Lock::unlock);
        //                    ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `unlock`, by which somebody else may take or give up a lock\. Write a lambda expression that calls it/
        count++;
        lock.lock();
        lock.unlock();
    }

    void look() {
        lock.lock();
        try {
            int before = count;
            assert before == count;
        } finally {
            lock.unlock();
        }
    }
}
