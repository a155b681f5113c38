//- verdict: verified
//- java-checks: auto
// Functions that the library runs before the call returns: the locks that are held there are held in them, in each form of a lock.
import java.util.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

class RunAtOnce {
    private final Object lock = new Object();
    private final ReentrantLock explicit = new ReentrantLock();
    private final ReadWriteLock sides = new ReentrantReadWriteLock();
    private final List<Integer> numbers = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private int sum, misses, seen, removed, longest, nested;
    private static int all;

    synchronized void add(int number) { numbers.add(number); sum += number; }
    synchronized void sumAgain() { sum = 0; numbers.forEach(x -> sum += x); }
    synchronized int sum() { return sum; }

    int count(String key) {
        synchronized (lock) {
            return counts.computeIfAbsent(key, k -> { misses++; return k.length(); });
        }
    }
    int misses() { synchronized (lock) { return misses; } }

    void removeSmall(List<Integer> given) {
        explicit.lock();
        try {
            given.removeIf(x -> { if (x > 3) return false; removed++; return true; });
        } finally {
            explicit.unlock();
        }
    }
    int removed() { explicit.lock(); try { return removed; } finally { explicit.unlock(); } }

    void see(Collection<String> given) {
        sides.writeLock().lock();
        try {
            given.forEach(x -> seen++);
        } finally {
            sides.writeLock().unlock();
        }
    }
    int seen(List<String> given) {
        sides.readLock().lock();
        try {
            return given.stream().filter(x -> !x.isEmpty()).mapToInt(x -> x.length() + seen).sum();
        } finally {
            sides.readLock().unlock();
        }
    }

    synchronized List<String> longer(List<String> given) {
        return given.stream().filter(x -> x.length() > longest).collect(Collectors.toList());
    }
    synchronized void longest(Optional<String> given) { given.ifPresent(this::take); }
    private void take(String given) { longest = given.length(); }

    static void countAll(List<RunAtOnce> given) { synchronized (RunAtOnce.class) { given.forEach(x -> all++); } }
    static int all() { synchronized (RunAtOnce.class) { return all; } }

    // A function in a function, and one in a private method that is only called under the lock.
    synchronized void nested(List<List<Integer>> given) { given.forEach((List<Integer> row) -> row.forEach(x -> nested += x)); }
    synchronized void again(List<Integer> given) { more(given); }
    private void more(List<Integer> given) { given.forEach(x -> nested -= x); }
    synchronized int nested() { return nested; }

    class Inner {
        private int hits;
        void hit(List<String> given) { synchronized (RunAtOnce.this) { given.forEach(x -> { hits++; sum++; }); } }
        int hits() { synchronized (RunAtOnce.this) { return hits; } }
    }
}
