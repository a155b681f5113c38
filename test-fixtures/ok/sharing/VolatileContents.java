//- verdict: verified
//- option: all
//- java-checks: auto
// That a field is volatile says nothing of the map that it refers to: it needs a lock, or a new map for each change.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class VolatileContents {
  private volatile Map<String, String> rows = new HashMap<>();

  synchronized void put(String key, String value) {
    rows.put(key, value);
  }

  synchronized String find(String key) {
    return rows.get(key);
  }
}

class CopiedAtEachChange {
  private volatile Map<String, String> rows = new HashMap<>();

  synchronized void put(String key, String value) {
    Map<String, String> next = new HashMap<>(rows);
    next.put(key, value);
    rows = next;
  }

  String find(String key) {
    return rows.get(key);
  }
}

class Exchanged {
  private volatile List<String> names = new ArrayList<>();

  synchronized void reset() {
    names = new ArrayList<>();
  }

  int size() {
    return names.size();
  }
}
