//- verdict: failed
//- java-checks: auto
// Reading and writing an atomic one are two steps.
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
    void hit() { hits.set(hits.get() + 1); }
    //           ^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`hits` is read and written here in two steps: what another thread writes between them is lost/
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
