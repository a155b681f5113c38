//- verdict: failed
//- option: all
//- java-checks: auto
// The monitor of the map is another one than that of this object.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Wrapped {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());

    void add(String name, int age) {
        names.add(name);
        ages.put(name, age);
    }

    int total() {
        int sum = 0;
        synchronized (names) {
            for (String one : names) {
                sum += one.length();
            }
        }
        return sum;
    }

    int oldest() {
        int most = 0;
        synchronized (this) {
            for (Integer one : ages.values()) {
            //                 ^^^^^^^^^^^^^ error[race]: /`ages` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
                most = Math.max(most, one);
            }
        }
        return most;
    }
}
