//- verdict: failed
//- java-checks: auto
// State behind locks: monitors, explicit locks and their conditions, copies that are given out, stripes, semaphores.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Letters {
    private final int[] counts = new int[26];
    private final Object lock = new Object();
    void count(String text) {
        synchronized (lock) {
            for (char one : text.toCharArray()) if (one >= 'a' && one <= 'z') counts[one - 'a']++;
        }
    }
    int[] snapshot() { synchronized (lock) { return counts.clone(); } }
}

class Events {
    private final List<Runnable> all = new ArrayList<>();
    synchronized void add(Runnable one) { all.add(one); }
    void fire() {
        List<Runnable> copy;
        copy = new ArrayList<>(all);
        //     ^^^^^^^^^^^^^^^^^^^^ error[race]: /`the contents of all` is read here without holding `this`, which every write of it holds/
        for (Runnable one : copy) one.run();
    }
}

class Deadlines {
    private final PriorityQueue<Long> times = new PriorityQueue<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition isThere = lock.newCondition();
    void add(long time) {
        lock.lock();
        try { times.offer(time); isThere.signal(); } finally { lock.unlock(); }
    }
    long next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (times.isEmpty()) isThere.await();
            return times.poll();
        } finally { lock.unlock(); }
    }
}

class Phonebook {
    private final ReadWriteLock sides = new ReentrantReadWriteLock();
    private final Lock reading = sides.readLock(), writing = sides.writeLock();
    private final Map<String, String> numbers = new HashMap<>();
    String find(String name) { reading.lock(); try { return numbers.get(name); } finally { reading.unlock(); } }
    void add(String name, String number) { writing.lock(); try { numbers.put(name, number); } finally { writing.unlock(); } }
}

class Striped {
    private final Object[] locks = new Object[8];
    private final int[] counts = new int[8];
    Striped() { for (int i = 0; i < locks.length; i++) locks[i] = new Object(); }
    void count(int key) {
        int stripe = key & 7;
        synchronized (locks[stripe]) { counts[stripe]++; }
    }
}

class Ring {
    private final Semaphore free = new Semaphore(8), used = new Semaphore(0);
    private final int[] cells = new int[8];
    private int from, to;
    void put(int value) throws InterruptedException {
        free.acquire();
        synchronized (this) { cells[to] = value; to = (to + 1) % 8; }
        used.release();
    }
    int take() throws InterruptedException {
        used.acquire();
        int value;
        synchronized (this) { value = cells[from]; from = (from + 1) % 8; }
        free.release();
        return value;
    }
}

class Tokens {
    private long left = 10, last = System.nanoTime();
    synchronized boolean take() {
        long now = System.nanoTime();
        left = Math.min(10, left + (now - last) / 1_000_000_000L);
        last = now;
        if (left == 0) return false;
        left--;
        return true;
    }
}
