//- verdict: verified
//- option: all
// A lock for each key, made by a function where there is none yet: what comes out of the map is what the program puts in.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LocksOfKeys {
    private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Lock> others = new ConcurrentHashMap<>();
    private final Map<String, Object> monitors = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    private ReentrantLock lockOf(String key) { return locks.computeIfAbsent(key, k -> new ReentrantLock()); }

    void direct(String key) {
        ReentrantLock lock = locks.computeIfAbsent(key, k -> new ReentrantLock());
        lock.lock();
        try {
            counts.put(key, 1);
        } finally {
            lock.unlock();
        }
    }

    void helper(String key) {
        ReentrantLock lock = lockOf(key);
        lock.lock();
        try {
            counts.put(key, 2);
        } finally {
            lock.unlock();
        }
    }

    void byInterface(String key) {
        Lock lock = others.computeIfAbsent(key, k -> { return new ReentrantLock(true); });
        lock.lock();
        try {
            counts.put(key, 3);
        } finally {
            lock.unlock();
        }
    }

    void monitor(String key) {
        synchronized (monitors.computeIfAbsent(key, k -> new Object())) {
            counts.put(key, 4);
        }
    }
}
