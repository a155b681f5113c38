//- verdict: verified
// A configuration that is mostly read, behind a read-write lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

@ThreadSafe
class Config {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    @GuardedBy("lock") private final Map<String, String> values = new HashMap<>();

    String get(String key) {
        lock.readLock().lock();
        try {
            return values.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }

    void set(String key, String value) {
        lock.writeLock().lock();
        try {
            values.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
