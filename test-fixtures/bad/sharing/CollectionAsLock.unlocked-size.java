//- verdict: failed
//- option: all
// One use of the collection does without its monitor.
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
        return names.size();
        //     ^^^^^^^^^^^^ error[race]: /`the contents of names` is read here without holding `names`, which every write of it holds/
    }
}
