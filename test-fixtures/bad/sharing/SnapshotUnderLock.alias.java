//- verdict: failed
// A second name of a list is no copy of it: it is gone through while others may add to it.

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
            snapshot = names;
        }
        for (String name : snapshot) {
        //                 ^^^^^^^^ error[race]: /the collection in `names` is read here without holding `this`, which every change of it holds/
            System.out.println(name);
        }
    }

    synchronized String text() {
        return "all: " + names;
    }

    int count() {
        List<String> all;
        synchronized (this) {
            all = names;
            return all.size();
        }
    }
}
