//- verdict: failed
//- option: all
//- java-checks: auto
// An element is written under the lock for reading.
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Slots {
    private final int[] slots = new int[16];
    private int used;

    synchronized void put(int value) {
        slots[used % 16] = value;
        used++;
    }

    synchronized int sum() {
        int sum = 0;
        for (int one : slots) sum += one;
        return sum;
    }

    int capacity() {
        return slots.length;
    }
}

class Counts {
    private volatile int[] counts = new int[4];

    synchronized void inc(int index) {
        counts[index]++;
    }

    synchronized int get(int index) {
        return counts[index];
    }
}

class Growing {
    private final Object lock = new Object();
    private Object[] items = new Object[2];
    private int size;

    void add(Object item) {
        synchronized (lock) {
            if (size == items.length) {
                Object[] more = new Object[size * 2];
                for (int i = 0; i < size; i++) more[i] = items[i];
                items = more;
            }
            items[size++] = item;
        }
    }

    Object get(int index) {
        synchronized (lock) {
            return items[index];
        }
    }
}

class Table {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final long[] data = new long[8];
    //                   ^^^^ error[race]: /`data` may be written by one thread while another one uses it: `lock` is held only for reading where it is written, and several threads may hold it so at once/

    long get(int index) {
        lock.readLock().lock();
        try {
            return data[index];
        } finally {
            lock.readLock().unlock();
        }
    }

    void set(int index, long value) {
        lock.readLock().lock();
        try {
            data[index] = value;
        } finally {
            lock.readLock().unlock();
        }
    }
}
