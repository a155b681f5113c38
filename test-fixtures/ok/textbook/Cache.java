//- verdict: verified
// A cache in an ordinary map: looking and putting are one step under the monitor.
import java.util.HashMap;
import java.util.Map;

@ThreadSafe
class Cache {
    @GuardedBy("this") private final Map<String, String> map = new HashMap<>();

    synchronized String get(String key) {
        String found = map.get(key);
        if (found == null) {
            found = key;
            map.put(key, found);
        }
        return found;
    }
}
