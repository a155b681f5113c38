//- verdict: verified
//- option: all
// A method that gives a lock that was made once: always the same, or one for each key.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class LockOfEachCall {
    private int count;
    private final Object made = new Object();

    private Object lock() {
        return made;
    }

    void up() {
        synchronized (lock()) {
            count++;
        }
    }

    int count() {
        synchronized (lock()) {
            return count;
        }
    }
}

class LockOfEachKey {
    private final Map<String, Object> locks = new ConcurrentHashMap<>();
    private int count;

    private Object lock(String key) {
        return locks.computeIfAbsent(key, one -> new Object());
    }

    void up() {
        synchronized (lock("count")) {
            count++;
        }
    }

    int count() {
        synchronized (lock("count")) {
            return count;
        }
    }
}
