//- verdict: verified
// `@GuardedBy` with a Lock and with a ReadWriteLock: readers may read together, a writer is alone; a writer may become a reader without a gap.
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
        lock.lock();
        try {
            return next();
        } finally {
            lock.unlock();
        }
    }

    int size() {
        rw.readLock().lock();
        try {
            return data == null ? 0 : data.length;
        } finally {
            rw.readLock().unlock();
        }
    }

    void replace(int[] given) {
        rw.writeLock().lock();
        try {
            data = given;
        } finally {
            rw.writeLock().unlock();
        }
    }

    void downgrade(int[] given) {
        rw.writeLock().lock();
        data = given;
        rw.readLock().lock();
        rw.writeLock().unlock();
        /*@ assert data == given */
        rw.readLock().unlock();
    }

    int level() {
        reading.lock();
        try {
            return level;
        } finally {
            reading.unlock();
        }
    }

    void raise() {
        writing.lock();
        try {
            level = level + 1;
        } finally {
            writing.unlock();
        }
    }
}
