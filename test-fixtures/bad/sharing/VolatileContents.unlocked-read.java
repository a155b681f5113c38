//- verdict: failed
//- option: all
//- java-checks: auto
// Who looks a key up without the lock meets a map that is being changed.
import java.util.HashMap;
import java.util.Map;

class VolatileContents {
  private volatile Map<String, String> rows = new HashMap<>();

  synchronized void put(String key, String value) {
    rows.put(key, value);
  }

  String find(String key) {
    return rows.get(key);
    //     ^^^^ error[race]: /`rows` is read here without holding `this`, which every write of it holds/
  }
}
