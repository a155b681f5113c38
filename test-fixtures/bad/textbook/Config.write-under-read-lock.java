//- verdict: failed
// Writing under the read lock, and reading under none.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

@ThreadSafe
class Config {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    @GuardedBy("lock") private final Map<String, String> values = new HashMap<>();

    String get(String key) {
        return values.get(key);
        //     ^^^^^^^^^^^^^^^ error[read-discipline]: /`the contents of values` is read here without the right to: `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may not hold for this thread/
    }

    void set(String key, String value) {
        lock.readLock().lock();
        try {
            values.put(key, value);
//          ^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`the contents of values` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        } finally {
            lock.readLock().unlock();
        }
    }
}
