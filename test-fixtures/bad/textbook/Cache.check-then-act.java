//- verdict: failed
// Looking and putting without a lock, in a map that is not made for it.
import java.util.HashMap;
import java.util.Map;

@ThreadSafe
class Cache {
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
        if (!map.containsKey(key)) {
        //   ^^^^^^^^^^^^^^^^^^^^ error[race]: /`the contents of map` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
            map.put(key, key);
//          ^^^^^^^^^^^^^^^^^ error[race]: /`the contents of map` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
        }
        return map.get(key);
        //     ^^^^^^^^^^^^ error[race]: /`the contents of map` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}
