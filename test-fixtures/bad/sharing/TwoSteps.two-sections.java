//- verdict: failed
//- java-checks: auto
// Read in one critical section and written in another: an update in between is lost.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

class TwoSteps {
    private int n;
    private final AtomicInteger hits = new AtomicInteger();
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    void update() {
        int t;
        synchronized (this) { t = n; }
        t = t + 1;
        synchronized (this) { n = t; }
        //                    ^^^^^ error[race]: /`n` is given a value here that was made from what it was before: another thread may have changed it since, and that is lost/
    }
    void hit() { hits.incrementAndGet(); }
    void once(String key) { map.putIfAbsent(key, 1); }
    void write(String line) { log.add(line); }
    void print() {
        synchronized (log) {
            for (String line : log) System.out.println(line);
        }
    }
    synchronized int get() { return n; }
    synchronized void take(int k) { if (n >= k) n -= k; }
    void pay(int k) { synchronized (this) { if (get() >= k) take(k); } }
}
