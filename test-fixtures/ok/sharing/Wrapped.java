//- verdict: verified
//- option: all
//- java-checks: auto
// A collection that is made to be shared: who walks through it holds its monitor, also where nothing else tells that threads share the class.
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
        synchronized (ages) {
            for (Integer one : ages.values()) {
                most = Math.max(most, one);
            }
        }
        return most;
    }
}
