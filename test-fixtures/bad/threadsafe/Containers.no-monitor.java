//- verdict: unsupported
// A class that promises `@ThreadSafe` uses collections of its own making before it shares them, those of others only as containers that any thread may use, and walks through a synchronized one with its monitor.
import java.util.*;
import java.util.concurrent.*;

@ThreadSafe class Containers {
    private final ConcurrentHashMap<String, List<String>> map = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    void filled() { List<String> made = new ArrayList<>(); made.add("x"); map.put("a", made); }
    void filledOften() { for (int i = 0; i < 3; i++) { List<String> made = new ArrayList<>(); made.add("x"); map.put("a", made); } }
    void entries() { for (Map.Entry<String, List<String>> entry : map.entrySet()) if (entry != null) entry.getKey(); }
    void keys() { for (String name : names.keySet()) log.add(name); }
    void walked() { synchronized (this) { for (String line : log) names.put("last", "line"); } }
    //                                                       ^^^ information[unsupported]: /not translated yet, so the method is not checked: walking through `log` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    void copied() { List<String> copy = new ArrayList<>(log); copy.add("end"); }
    void given(List<String> lines) { if (lines != null) lines.size(); }
}
