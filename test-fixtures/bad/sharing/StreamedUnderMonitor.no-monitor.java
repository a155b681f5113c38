//- verdict: failed
//- java-checks: auto
//- option: all
// A stream over a synchronized list without its monitor.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class StreamedUnderMonitor {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void put(String name) {
        names.add(name);
    }

    long empty() {
        {
            return names.stream().filter(one -> one.isEmpty()).count();
            //     ^^^^^^^^^^^^^^ error[race]: /`names` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
        }
    }
}
