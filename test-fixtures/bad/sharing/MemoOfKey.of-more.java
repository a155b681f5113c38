//- verdict: failed
//- java-checks: auto
// What is computed of the key alone may be put in twice.
import java.util.concurrent.ConcurrentHashMap;

class MemoOfKey {
    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

    String of(String key, String prefix) {
        String known = map.get(key);
        if (known != null) return known;
        String made = prefix + key;
        map.put(key, made);
//      ^^^^^^^^^^^^^^^^^^ error[race]: /`map` is changed here because of what it was before: another thread may have changed it since/
        return made;
    }
}
