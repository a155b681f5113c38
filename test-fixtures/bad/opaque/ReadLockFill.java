//- verdict: failed
//- option: all
//- java-checks: auto
// Two readers may hand over the array at the same time, and code without source may write it.
import com.acme.Filler;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;

class ReadLockFill {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    @GuardedBy("lock") private final int[] data = new int[4];

    void reset() {
        lock.readLock().lock();
        try {
            Filler.fill(data, 0);
//          ^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /an element of the array that `code without source` is given is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        } finally {
            lock.readLock().unlock();
        }
    }

    void set(int index) {
        lock.writeLock().lock();
        try {
            data[index] = 1;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
