//- verdict: verified
//- java-checks: auto
//- option: all
// Whoever goes through a synchronized list by a stream holds its monitor, as for a loop.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class StreamedUnderMonitor {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void put(String name) {
        names.add(name);
    }

    long empty() {
        synchronized (names) {
            return names.stream().filter(one -> one.isEmpty()).count();
        }
    }
}
