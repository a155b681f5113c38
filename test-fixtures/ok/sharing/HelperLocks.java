//- verdict: verified
//- java-checks: auto
//- option: all
// Two calls of a container under a lock are one step for whoever takes that lock; to take something out needs no lock that others add under.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class HelperLocks {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private final Object lock = new Object();

    boolean putIfAbsent(String name) {
        synchronized (lock) {
            if (names.contains(name)) return false;
            names.add(name);
            return true;
        }
    }

    void add(String name) {
        synchronized (lock) {
            names.add(name);
        }
    }

    String take() {
        synchronized (names) {
            return names.isEmpty() ? null : names.remove(0);
        }
    }

    void drop(String name) {
        names.remove(name);
    }

    void count(String name) {
        synchronized (lock) {
            Integer before = counts.get(name);
            counts.put(name, before == null ? 1 : before + 1);
        }
    }

    void forget(String name) {
        counts.remove(name);
    }
}
