//- verdict: failed
import java.util.*;
import java.util.concurrent.*;

// Whoever gives a field something that is made for several threads means its class to be shared, by whatever type it is declared.
class SeenAsMap {
    private final Map<String, Object> m = new ConcurrentHashMap<>();
    Object get(String k) { if (!m.containsKey(k)) m.put(k, new Object()); return m.get(k); }
    //                                            ^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`m` is changed here because of what it was before: another thread may have changed it since/
}
