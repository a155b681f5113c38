//- verdict: failed
//- java-checks: auto
// Walking through a synchronized list takes its monitor.
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
    void once(String key) { map.putIfAbsent(key, 1); }
    void write(String line) { log.add(line); }
    void print() {
        for (String line : log) System.out.println(line);
        //                 ^^^ error[race]: /`log` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
    }
    synchronized int get() { return n; }
    synchronized void take(int k) { if (n >= k) n -= k; }
    void pay(int k) { synchronized (this) { if (get() >= k) take(k); } }
}
