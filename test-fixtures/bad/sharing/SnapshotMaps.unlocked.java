//- verdict: failed
//- option: all
//- java-checks: auto
// The function counts without the lock, and may run several times.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.acme.Bus;

class SnapshotMaps {
    private final AtomicReference<Map<String, Integer>> state = new AtomicReference<>(Map.of());
    private int counted;
    //          ^^^^^^^ error[race]: /`counted` may be written by one thread while another one uses it: no lock is held wherever it is used/

    synchronized int counted() {
        return counted;
    }

    void put(String key, int value) {
        state.updateAndGet(old -> {
            Map<String, Integer> copy = new HashMap<>(old);
            copy.put(key, value);
            return copy;
        });
    }

    void count(String key) {
        state.updateAndGet(old -> {
            Map<String, Integer> copy = new HashMap<>(old);
            counted++;
            copy.merge(key, 1, Integer::sum);
            return Map.copyOf(copy);
        });
    }

    Integer get(String key) {
        return state.get().get(key);
    }

    void listen(Bus bus) {
        bus.on(x -> x);
        bus.both((x, y) -> x);
    }
}
