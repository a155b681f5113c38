//- verdict: verified
//- java-checks: auto
// What is computed of the key alone may be put in twice.
import java.util.concurrent.ConcurrentHashMap;

class MemoOfKey {
    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

    String of(String key, String prefix) {
        String known = map.get(key);
        if (known != null) return known;
        String made = "<" + key;
        map.put(key, made);
        return made;
    }
}
