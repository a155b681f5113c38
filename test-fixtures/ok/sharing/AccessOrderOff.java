//- verdict: verified
//- java-checks: auto
// An anonymous map in the order of insertion: to look something up changes nothing.
import java.util.*;
import java.util.concurrent.locks.*;

class AccessOrderOff {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> map = new LinkedHashMap<String, String>(16, 0.75f, false) {
        @Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { return size() > 100; }
    };

    String get(String key) {
        lock.readLock().lock();
        try {
            return map.get(key);
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
