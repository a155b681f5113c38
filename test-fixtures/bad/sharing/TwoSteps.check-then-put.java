//- verdict: failed
//- java-checks: auto
// Two calls of a concurrent map are two steps.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

class TwoSteps {
    private int n;
    private final AtomicInteger hits = new AtomicInteger();
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    void update() {
        synchronized (this) {
            int t = n;
            n = t + 1;
        }
    }
    void hit() { hits.incrementAndGet(); }
    void once(String key) { if (!map.containsKey(key)) map.put(key, 1); }
    //                                                 ^^^^^^^^^^^^^^^ error[race]: /`map` is changed here because of what it was before: another thread may have changed it since/
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
