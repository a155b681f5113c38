//- verdict: failed
//- java-checks: auto
// What a concurrent map holds is changed without a lock: only the map itself is made for several threads.
import java.util.*;
import java.util.concurrent.*;

class Bus {
  private final ConcurrentHashMap<String, List<Runnable>> listeners = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> tags = new ConcurrentHashMap<>();
  void add(String topic, Runnable one) { listeners.computeIfAbsent(topic, k -> new ArrayList<>()).add(one); }
  //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /a collection that `listeners` holds is changed here without a lock, while other threads may use it: only the map itself is made for several threads; keep concurrent collections in it, or change them inside of `compute`/
  void tag(String a, String b) { tags.putIfAbsent(a, new HashSet<>()); Set<String> s = tags.get(a); s.add(b); }
  //                                                                                                ^^^^^^^^ error[race]: /a collection that `tags` holds is changed here without a lock, while other threads may use it: only the map itself is made for several threads; keep concurrent collections in it, or change them inside of `compute`/
  void ref(String topic, Runnable one) { listeners.computeIfAbsent(topic, k -> { return new ArrayList<>(); }); }
  int count(String topic) { return listeners.getOrDefault(topic, List.of()).size(); }
}
class Bus2 {
  private final Map<String, List<Runnable>> listeners = new ConcurrentHashMap<>();
  void add(String topic, Runnable one) { listeners.computeIfAbsent(topic, ArrayList::new).add(one); }
  //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /a collection that `listeners` holds is changed here without a lock, while other threads may use it: only the map itself is made for several threads; keep concurrent collections in it, or change them inside of `compute`/
}
