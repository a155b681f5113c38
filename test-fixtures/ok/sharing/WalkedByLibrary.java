//- verdict: verified
//- option: all
// Under the monitor of the collection; and what asks it for an array, which it makes under its monitor.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class WalkedByLibrary {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void add(String one) {
        names.add(one);
    }

    String joined() {
        synchronized (names) {
            return String.join(",", names);
        }
    }

    Set<String> distinct() {
        synchronized (names) {
            return new HashSet<>(names);
        }
    }

    List<String> copy() {
        return new ArrayList<>(names);
    }

    String text() {
        return names.toString();
    }
}
