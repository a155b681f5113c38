//- verdict: failed
//- java-checks: auto
//- option: all
// Between the look and the change another thread may take the last one.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class StepsByMethods {
    private final List<String> items = new ArrayList<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private static final int MOST = 10;

    synchronized int size() { return items.size(); }
    synchronized void add(String item) { items.add(item); }
    synchronized boolean has(String key) { return texts.containsKey(key); }
    synchronized String get(String key) { return texts.get(key); }
    synchronized void put(String key, String text) { texts.put(key, text); }
    synchronized boolean isEmpty() { return waiting.isEmpty(); }
    synchronized String next() { return waiting.removeFirst(); }
    synchronized void enqueue(String one) { waiting.addLast(one); }

    boolean addIfRoom(String item) {
        synchronized (this) {
            if (size() >= MOST) return false;
            add(item);
            return true;
        }
    }
    synchronized void ensure(String key, String text) { if (!has(key)) put(key, text); }
    void note(String key, String other) { if (has(key)) put(other, "seen"); }
    String poll() { return isEmpty() ? null : next(); }
    //                                        ^^^^^^ error[race]: /`waiting` is changed here because of what it was before: another thread may have changed it since/
}

class StepsOfAccounts {
    static class Account {
        private long balance;
        synchronized long balance() { return balance; }
        synchronized void add(long amount) { balance += amount; }
        synchronized boolean take(long amount) {
            if (balance < amount) return false;
            balance -= amount;
            return true;
        }
    }

    boolean move(Account from, Account to, long amount) {
        if (!from.take(amount)) return false;
        to.add(amount);
        return true;
    }
}

class StepsOfPermits {
    private int permits = 3;
    private boolean isClosed;
    private final Object lock = new Object();

    boolean tryAcquire() {
        synchronized (lock) {
            if (permits == 0) return false;
            permits--;
            return true;
        }
    }
    void release() { synchronized (lock) { permits++; } }
    void close() { synchronized (lock) { isClosed = true; } }
    void run(Runnable task) {
        synchronized (lock) { if (isClosed) return; }
        if (!tryAcquire()) return;
        try { task.run(); } finally { release(); }
    }
}

class StepsOfClass {
    private static int count;
    static synchronized int count() { return count; }
    static synchronized void set(int value) { count = value; }
    static synchronized void up() { set(count() + 1); }
}

class StepsOfWrapper {
    private final ConcurrentHashMap<String, Integer> sizes = new ConcurrentHashMap<>();
    boolean has(String key) { return sizes.containsKey(key); }
    void put(String key, int size) { sizes.put(key, size); }
    void ensure(String key, int size) { sizes.putIfAbsent(key, size); }
}
