//- verdict: verified
//- java-checks: auto
// Functions that a private method runs on the spot: the locks that are held where it calls them are held in them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

class ExecuteAround {
    private final Object lock = new Object();
    private int n;

    private void with(Runnable action) {
        if (action == null) return;
        synchronized (lock) { action.run(); }
    }
    void inc() { with(() -> n++); }
    void bump() { with(this::step); }
    private void step() { n += 2; }
    int get() { synchronized (lock) { return n; } }
    // Who runs anything else runs none of these.
    void other(Runnable action) { if (action != null) action.run(); }
}

class AroundValues {
    private final Lock lock = new ReentrantLock();
    private final List<String> names = new ArrayList<>();

    private <T> T locked(Callable<T> body) throws Exception {
        lock.lock();
        try { return body.call(); } finally { lock.unlock(); }
    }
    void add(String name) throws Exception { locked(() -> names.add(name)); }
    int size() throws Exception { return locked(() -> names.size()); }
}

class AroundSides {
    private final ReadWriteLock sides = new ReentrantReadWriteLock();
    private final Map<String, String> texts = new HashMap<>();

    private static <T> T in(Lock lock, Supplier<T> body) {
        lock.lock();
        try { return twice(body); } finally { lock.unlock(); }
    }
    private static <T> T twice(Supplier<T> body) { body.get(); return body.get(); }
    String get(String key) { return in(sides.readLock(), () -> texts.get(key)); }
    void put(String key, String text) { in(sides.writeLock(), () -> texts.put(key, text)); }
}
