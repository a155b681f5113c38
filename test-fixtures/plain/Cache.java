package plain;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** A cache of limited size that forgets what was not used for longest. */
public class Cache<K extends Comparable<K>, V> {
    private final int limit;
    private final Function<? super K, ? extends V> source;
    private int hits;
    private int misses;
    private final LinkedHashMap<K, V> entries = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > limit;
        }
    };

    public Cache(int limit, Function<? super K, ? extends V> source) {
        this.limit = limit;
        this.source = Objects.requireNonNull(source, "source");
    }

    public V get(K key) {
        V known = entries.get(key);
        if (known != null) {
            hits++;
            return known;
        }
        misses++;
        V fetched = source.apply(key);
        entries.put(key, fetched);
        return fetched;
    }

    public Optional<K> smallest() {
        K smallest = null;
        for (K key : entries.keySet()) {
            if (smallest == null || key.compareTo(smallest) < 0) {
                smallest = key;
            }
        }
        return Optional.ofNullable(smallest);
    }

    public double hitRate() {
        int all = hits + misses;
        return all == 0 ? 0.0 : (double) hits / all;
    }
}
