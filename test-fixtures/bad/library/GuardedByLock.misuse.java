//- verdict: failed
// The wrong lock, no lock, a read lock for a write, and what another writer may have done since.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.Lock;

class GuardedByLock {
    private final ReentrantLock lock = new ReentrantLock();
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock other = new ReentrantReadWriteLock();
    private final Lock reading = other.readLock();
    private final Lock writing = other.writeLock();
    @GuardedBy("lock") private int n;
    @GuardedBy("rw") private int[] data;
    @GuardedBy("other") private int level;

    @GuardedBy("lock")
    private int next() {
        return n++;
    }

    int take() {
        return next();
        //     ^^^^^^ error[precondition]: /lock.owner == tid/
    }

    int monitorInstead() {
        synchronized (lock) {
            return n;
            //     ^ error[access-discipline]: /lock.owner == tid/
        }
    }

    int size() {
        return data == null ? 0 : 1;
        //     ^^^^ error[read-discipline]: /rw.writer == tid/
    }

    void replace(int[] given) {
        rw.readLock().lock();
        try {
            data = given;
    //      ^^^^^^^^^^^^ error[write-discipline]: /may hold for another thread/
        } finally {
            rw.readLock().unlock();
        }
    }

    void upgrade(int[] given) {
        rw.readLock().lock();
        int[] before = data;
        rw.readLock().unlock();
        rw.writeLock().lock();
        /*@ assert data == before */
        //         ^^^^^^^^^^^^^^ error[assertion]
        rw.writeLock().unlock();
    }

    void wrongUnlock() {
        rw.readLock().lock();
        rw.writeLock().unlock();
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /WriteLock.unlock/
    }

    int level() {
        rw.readLock().lock();
        try {
            return level;
            //     ^^^^^ error[read-discipline]: /other.writer == tid/
        } finally {
            rw.readLock().unlock();
        }
    }

    void raise() {
        reading.lock();
        try {
            level = level + 1;
    //      ^^^^^^^^^^^^^^^^^ error[write-discipline]
        } finally {
            reading.unlock();
        }
    }
}
