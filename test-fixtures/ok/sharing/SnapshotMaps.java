//- verdict: verified
//- option: all
//- java-checks: auto
// The map is copied, changed and put in the place of the old one: what the functions do is followed, whatever else is given to code without source.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.acme.Bus;

class SnapshotMaps {
    private final AtomicReference<Map<String, Integer>> state = new AtomicReference<>(Map.of());
    private int counted;

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

    synchronized void count(String key) {
        counted++;
        state.updateAndGet(old -> {
            Map<String, Integer> copy = new HashMap<>(old);
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
