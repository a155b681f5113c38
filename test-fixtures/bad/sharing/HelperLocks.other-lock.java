//- verdict: failed
//- java-checks: auto
//- option: all
// Who adds takes another lock.
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
//          ^^^^^^^^^^^^^^^ error[race]: /`names` is changed here because of what it was before: another thread may have changed it since; hold one lock from the one to the other, and wherever else it is changed/
            return true;
        }
    }

    void add(String name) {
        synchronized (this) {
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
