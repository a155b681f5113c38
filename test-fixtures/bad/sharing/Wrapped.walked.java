//- verdict: failed
//- option: all
//- java-checks: auto
// The list is walked through without its monitor, and the field is not even final.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Wrapped {
    private List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());

    void add(String name, int age) {
        names.add(name);
        ages.put(name, age);
    }

    int total() {
        int sum = 0;
        for (String one : names) {
        //                ^^^^^ error[race]: /`names` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
            sum += one.length();
        }
        return sum;
    }

    int oldest() {
        int most = 0;
        synchronized (ages) {
            for (Integer one : ages.values()) {
                most = Math.max(most, one);
            }
        }
        return most;
    }
}
