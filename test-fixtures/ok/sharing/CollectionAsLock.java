//- verdict: verified
//- option: all
// The collection itself is the lock of what it holds: every use of it stands under its monitor.
import java.util.ArrayList;
import java.util.List;

class CollectionAsLock {
    private final List<String> names = new ArrayList<>();

    void add(String name) {
        synchronized (names) {
            names.add(name);
        }
    }

    void remove(String name) {
        synchronized (names) {
            names.remove(name);
        }
    }

    int size() {
        synchronized (names) {
            return names.size();
        }
    }
}
