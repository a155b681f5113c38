//- verdict: verified
//- option: all
// Copies, texts and numbers lead nowhere; a view is used where the lock is held.
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import javax.annotation.concurrent.GuardedBy;

class ViewsByArgument {
    @GuardedBy("this")
    private final List<String> names = new ArrayList<>();
    @GuardedBy("this")
    private final Map<String, Boolean> flags = new HashMap<>();

    synchronized void add(String one) {
        names.add(one);
        flags.put(one, true);
    }

    synchronized String text() {
        return String.join(",", names);
    }

    synchronized String largest() {
        return Collections.max(names);
    }

    synchronized int count() {
        return Collections.frequency(names, "a");
    }

    synchronized List<String> copy() {
        return List.copyOf(names);
    }

    synchronized Map<String, Boolean> copies() {
        return new IdentityHashMap<>(flags);
    }

    synchronized boolean used() {
        return Collections.checkedCollection(names, String.class).isEmpty();
    }
}
