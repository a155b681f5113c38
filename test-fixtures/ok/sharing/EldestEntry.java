//- verdict: verified
//- java-checks: auto
// A cache that drops its eldest entry is a map with a body of its own; every use of it holds the lock.
import java.util.LinkedHashMap;
import java.util.Map;

class EldestEntry {
    private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > 100;
        }
    };

    synchronized String get(String key) {
        return map.get(key);
    }

    synchronized void put(String key, String value) {
        map.put(key, value);
    }

    synchronized int size() {
        return map.size();
    }
}
