//- verdict: failed
//- option: all
//- java-checks: auto
// Two threads change the same map: that its field is volatile does not keep them apart.
import java.util.HashMap;
import java.util.Map;

class VolatileContents {
  private volatile Map<String, String> rows = new HashMap<>();
  //                                   ^^^^ error[race]: /`the contents of rows` may be written by one thread while another one uses it: no lock is held wherever it is used/

  void put(String key, String value) {
    rows.put(key, value);
  }

  String find(String key) {
    return rows.get(key);
  }
}
