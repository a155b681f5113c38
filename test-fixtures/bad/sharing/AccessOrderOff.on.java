//- verdict: failed
//- java-checks: auto
// An anonymous map in the order of access: to look something up changes it.
import java.util.*;
import java.util.concurrent.locks.*;

class AccessOrderOff {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> map = new LinkedHashMap<String, String>(16, 0.75f, true) {
        @Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { return size() > 100; }
    };

    String get(String key) {
        lock.readLock().lock();
        try {
            return map.get(key);
            //     ^^^^^^^^^^^^ error[race]: /`the contents of map` is written here while `lock` is held only for reading, and several threads may hold it so at once; hold its side for writing here/
        } finally {
            lock.readLock().unlock();
        }
    }

    void put(String key, String value) {
        lock.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
