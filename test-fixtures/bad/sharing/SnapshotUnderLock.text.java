//- verdict: failed
// The text of a list is made of all that it holds, while others may add to it.

import java.util.ArrayList;
import java.util.List;

class SnapshotUnderLock {
    private final List<String> names = new ArrayList<>();

    synchronized void add(String name) {
        names.add(name);
    }

    void print() {
        List<String> snapshot;
        synchronized (this) {
            snapshot = new ArrayList<>(names);
        }
        for (String name : snapshot) {
            System.out.println(name);
        }
    }

    String text() {
        return "all: " + names;
        //     ^^^^^^^^^^^^^^^ error[race]: /the collection in `names` is read here without holding `this`, which every change of it holds/
    }

    int count() {
        List<String> all;
        synchronized (this) {
            all = names;
            return all.size();
        }
    }
}
