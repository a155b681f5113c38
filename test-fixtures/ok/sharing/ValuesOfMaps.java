//- verdict: verified
//- java-checks: auto
// What a concurrent map holds is changed under a lock, within `compute`, or made for several threads itself.
import java.util.*;
import java.util.concurrent.*;

class ValuesOfMaps {
  private final ConcurrentHashMap<String, List<Runnable>> listeners = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, List<Runnable>> locked = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Set<String>> inside = new ConcurrentHashMap<>();
  void add(String topic, Runnable one) { listeners.computeIfAbsent(topic, k -> new CopyOnWriteArrayList<>()).add(one); }
  void lock(String topic, Runnable one) { List<Runnable> l = locked.computeIfAbsent(topic, k -> new ArrayList<>()); synchronized (l) { l.add(one); } }
  void in(String a, String b) { inside.compute(a, (k, s) -> { Set<String> t = s == null ? new HashSet<>() : s; t.add(b); return t; }); }
  synchronized void all(String topic, Runnable one) { locked.computeIfAbsent(topic, k -> new ArrayList<>()).add(one); }
}
